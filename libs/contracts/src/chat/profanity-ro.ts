/**
 * Romanian words and phrases that the chat blocks, folded (no diacritics), with the inflected forms people write.
 * Compiled by Cursa. Only whole words count: 'curva' is blocked, 'curba' and 'curte' are not.
 */
export const romanianProfanity: readonly string[] = (
  'pula|pulii|pule|pulea|pulica|puloi|pizda|pizde|pizdei|pizdele|pizdos|pizdoasa|fut|fute|futu|futui|futut|fututi|' +
  'fututa|futute|futai|futeti|futem|futand|muie|muist|muista|muistilor|muistule|muisti|muiste|coaie|coaiele|coi|' +
  'cacat|cacatul|cacatule|cacati|cacatii|cacare|cacanar|cacanarule|curva|curve|curvei|curvele|curvo|curvar|' +
  'tarfa|tarfe|tarfei|tarfo|bulangiu|bulangii|bulangiule|poponar|poponari|poponarule|labagiu|labagii|' +
  'labar|laba trista|gaozar|gaozari|gaoaza|gaoz|curu|curul tau|sugi pula|suge pula|sugeo|' +
  'mortii matii|mortii ma tii|mortii tai|dracu te ia|du te dracului|du te in ma ta|du te n ma ta|' +
  'ma ta|mamatii|in mata|morti tai|pisa te|pisatule|javra|javre|jegos|jegosule|retardat|' +
  'retardatule|handicapatule|cretinule|idiotule|nesimtitule|boule|tampitule|prostule|prostituata|nenorocitule|' +
  'bagami as pula|bagamias|bagamiasi|mufa ta|zdreanta|panarama|panaramo|pisda|pizdulice|sloboz|slobozul|' +
  'homalau|homalaul|cioroi|cioara borata|tiganule|jidane|jidanule|bozgor|bozgori|bozgorule'
).split('|');
