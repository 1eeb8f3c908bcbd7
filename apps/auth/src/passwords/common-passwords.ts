/**
 * Passwords that head every published list of breached ones, of six characters and more, with Romanian favourites.
 * Being on it is told to the person and refuses nothing (decision 5).
 */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 123654 147258 159753 111111 000000 112233
  121212 131313 222222 555555 654321 666666 696969 777777 888888 987654321 999999 11111111 88888888 123456a 123456q
  12345a 12345q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qazwsx
  asdfgh asdfghjkl zxcvbn zxcvbnm qwer1234 asdf1234 a123456 aa123456 a12345 abc123 abcd1234 abcdef abcdefg abc12345
  password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword pa55word pass1234 pass123 admin1
  admin123 admin1234 administrator root123 letmein letmein1 welcome welcome1 welcome123 iloveyou iloveyou1 monkey
  dragon master sunshine princess football baseball superman batman shadow michael jordan michelle jessica ashley
  daniel charlie andrew thomas robert jennifer hunter killer trustno1 starwars whatever freedom computer internet
  secret secret1 changeme default test123 test1234 testing guest123 samsung google liverpool chelsea arsenal
  barcelona realmadrid juventus ferrari mercedes pokemon naruto minecraft cheese flower summer winter hello123
  parola parola1 parola12 parola123 parola1234 parolamea bucuresti romania romania1 steaua steaua1 steaua86 dinamo
  dinamo1948 rapid1923 andrei andrei1 alexandru alexandra mihai123 maria123 ionut123 cristi cristian florin gabriel
  stefan daniela mihaela elena123 adrian bogdan ciprian catalin marian iubire iubirea iubita tequiero fotbal
  manchester cluj123 timisoara constanta cursa123 qwertz qwertz123 yxcvbnm`.split(/\s+/),
);

/** Whether a password is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
