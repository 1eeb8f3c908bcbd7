/**
 * Made by tools/generators/profanity from npm naughty-words 1.2.0 (List of Dirty, Naughty, Obscene, and Otherwise
 * Bad Words, LDNOOBW), licence CC BY 4.0; shortened: everyday words of Romanian and of trade are left out.
 */
const lines: readonly string[] = [
  '2g1c|2 girls 1 cup|acrotomophilia|alabama hot pocket|anal|anilingus|anus|apeshit|arsehole|ass',
  'asshole|assmunch|auto erotic|autoerotic|baby batter|ball gag|ball gravy|ball kicking|ball licking',
  'ball sack|ball sucking|bangbros|bangbus|barenaked|bastard|bastardo|bastinado|bbw|bdsm|beaner',
  'beaners|beaver lips|beastiality|bestiality|big breasts|big knockers|big tits|bimbos|bitch|bitches',
  'black cock|blonde on blonde action|blowjob|blow job|blow your load|blue waffle|blumpkin|bollocks',
  'bondage|boner|boob|boobs|booty call|bukkake|bulldyke|bullet vibe|bullshit|bung hole|bunghole|busty',
  'buttcheeks|butthole|camel toe|camgirl|camslut|camwhore|carpet muncher|carpetmuncher',
  'chocolate rosebuds|cialis|circlejerk|cleveland steamer|clit|clitoris|clover clamps|clusterfuck',
  'cock|cocks|coprolagnia|coprophilia|cornhole|creampie|cumming|cumshot|cumshots|cunnilingus|cunt',
  'darkie|date rape|daterape|deep throat|deepthroat|dendrophilia|dick|dildo|dingleberries',
  'dirty pillows|dirty sanchez|doggie style|doggiestyle|doggy style|doggystyle|dog style|dolcett',
  'dominatrix|dommes|donkey punch|double dong|double penetration|dp action|dry hump|eat my ass|ecchi',
  'ejaculation|erotic|erotism|fag|faggot|felch|fellatio|feltch|female squirting|femdom|figging',
  'fingerbang|fingering|fisting|foot fetish|footjob|frotting|fuck|fuck buttons|fuckin|fucking',
  'fucktards|fudge packer|fudgepacker|futanari|gangbang|gang bang|gay sex|giant cock|girl on top',
  'girls gone wild|goatcx|goatse|gokkun|golden shower|goodpoop|goo girl|goregasm|group sex|g-spot',
  'hand job|handjob|hard core|hardcore|hentai|homoerotic|horny|hot carl|hot chick|humping|incest',
  'jail bait|jailbait|jerk off|jigaboo|jiggaboo|jiggerboo|jizz|kike|kinbaku|kinkster|kinky|knobbing',
  'leather restraint|leather straight jacket|lemon party|livesex|lovemaking|male squirting|masturbate',
  'masturbating|masturbation|menage a trois|milf|missionary position|motherfucker|mound of venus',
  'mr hands|muff diver|muffdiving|nambla|nawashi|nigga|nigger|nig nog|nimphomania|nipple|nipples|nsfw',
  'nsfw images|nudity|nutten|nympho|nymphomania|omorashi|one cup two girls|one guy one jar|orgasm',
  'orgy|paedophile|panties|panty|pedobear|pedophile|penis|phone sex|piece of shit|pikey|pissing',
  'piss pig|pisspig|pleasure chest|pole smoker|ponyplay|poontang|punany|poop chute|poopchute|porn',
  'porno|pornography|prince albert piercing|pthc|pubes|pussy|queaf|queef|raghead|raging boner|raping',
  'rapist|reverse cowgirl|rimjob|rimming|rosy palm|rosy palm and her 5 sisters|rusty trombone|sadism',
  'schlong|sex|sexcam|sexo|sexy|sexually|shaved beaver|shaved pussy|shemale|shibari|shit|shitblimp',
  'shitty|shota|slanteye|slut|smut|sodomize|sodomy|spastic|splooge|splooge moose|spooge|spread legs',
  'spunk|strap on|strapon|strappado|style doggy|sucks|suicide girls|sultry women|tea bagging',
  'threesome|throating|thumbzilla|tits|titties|titty|topless|tosser|towelhead|tranny|tribadism',
  'tub girl|tubgirl|twat|twink|two girls one cup|undressing|upskirt|urethra play|urophilia|vagina',
  'venus mound|viagra|vibrator|violet wand|vorarephilia|voyeur|voyeurweb|voyuer|vulva|wank|wetback',
  'wet dream|white power|whore|worldsex|wrapping men|wrinkled starfish|yaoi|yellow showers|yiffy',
  'zoophilia',
];

/** English words and phrases that the chat blocks, lower case. */
export const englishProfanity: readonly string[] = lines.flatMap((line) => line.split('|'));
