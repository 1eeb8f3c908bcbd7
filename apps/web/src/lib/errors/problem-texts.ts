import { literals } from '@cursa/contracts/legacy-literals';
import type { Locale } from '../i18n/locale.ts';

/** What the server's refusals mean, by their code, in both languages; literals of specification §8 are the same in both. */
export const problemTexts: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'amount-differs': {
    ro: 'Suma s-a schimbat între timp și nu ai fost taxat. Privește-o încă o dată înainte să plătești.',
    en: 'The sum has changed meanwhile and nothing was charged. Look at it again before you pay.',
  },
  'body-too-large': {
    ro: 'Fișierul sau textul este prea mare. Alege unul mai mic.',
    en: 'The file or text is too large. Choose a smaller one.',
  },
  'conversation-not-found': {
    ro: 'Nu există o conversație cu această persoană. Chatul se deschide după prima ofertă.',
    en: 'There is no conversation with this person. The chat opens with the first offer.',
  },
  'coupon-not-valid': {
    ro: 'Cuponul nu este valabil. Verifică literele sau continuă fără el.',
    en: 'This coupon is not valid. Check its letters or go on without it.',
  },
  'cross-site-request': {
    ro: 'Cererea nu a venit din paginile Cursa. Reîncarcă pagina și încearcă din nou.',
    en: 'The request did not come from the pages of Cursa. Load the page again and retry.',
  },
  'decision-refused': {
    ro: 'Starea acestui șofer s-a schimbat între timp. Reîncarcă lista.',
    en: 'This driver’s state has changed meanwhile. Load the list again.',
  },
  'delivery-already-paid': {
    ro: 'Livrarea este deja plătită sau se plătește chiar acum. Nu ai fost taxat încă o dată.',
    en: 'The delivery is already paid, or is being paid right now. You were not charged again.',
  },
  'dispute-too-late': {
    ro: 'Banii au ajuns deja la șofer. Scrie-ne la support@cursa.example.',
    en: 'The money has already gone to the driver. Write to support@cursa.example.',
  },
  'driver-not-activated': {
    ro: literals.notActivated,
    en: literals.notActivated,
  },
  'email-refused': {
    ro: 'Acest e-mail nu poate fi folosit. Alege altul.',
    en: 'This e-mail cannot be used. Choose another.',
  },
  'fee-not-paid': {
    ro: 'Plătește mai întâi taxa de platformă pentru această ofertă.',
    en: 'Pay the platform fee for this offer first.',
  },
  'file-not-found': {
    ro: 'Fișierul nu mai există.',
    en: 'The file no longer exists.',
  },
  'file-refused': {
    ro: 'Fișierul nu a fost primit. Alege o imagine JPEG, PNG sau WebP, ori un PDF pentru documente.',
    en: 'The file was not taken. Choose a JPEG, PNG or WebP picture, or a PDF for documents.',
  },
  'invalid-login': {
    ro: 'E-mailul sau parola nu sunt corecte.',
    en: 'The e-mail or the password is wrong.',
  },
  'link-expired': {
    ro: 'Linkul a expirat. Deschide din nou pagina pentru unul nou.',
    en: 'The link has expired. Open the page again to get a new one.',
  },
  'link-invalid': {
    ro: 'Linkul nu este valabil.',
    en: 'The link is not valid.',
  },
  'link-not-valid': {
    ro: 'Linkul nu este valabil. Deschide factura din nou, din pagina livrării.',
    en: 'The link is not valid. Open the invoice again from the page of the delivery.',
  },
  'no-session': {
    ro: 'Conectează-te mai întâi.',
    en: 'Sign in first.',
  },
  'session-ended': {
    ro: 'Sesiunea s-a încheiat. Conectează-te din nou.',
    en: 'The session has ended. Sign in again.',
  },
  'no-such-driver': {
    ro: 'Șoferul nu mai există.',
    en: 'The driver no longer exists.',
  },
  'no-such-endpoint': {
    ro: 'Pagina este mai veche decât serviciul. Reîncarc-o și încearcă din nou.',
    en: 'This page is older than the service. Load it again and retry.',
  },
  'not-paid-in-cash': {
    ro: 'Această livrare nu se plătește în numerar.',
    en: 'This delivery is not paid in cash.',
  },
  'not-the-caller': {
    ro: 'Datele acestea nu sunt ale contului tău.',
    en: 'This does not belong to your account.',
  },
  'nothing-to-dispute': {
    ro: 'Pentru această comandă nu sunt bani reținuți.',
    en: 'No money is held for this order.',
  },
  'offer-ambiguous': {
    ro: 'Sunt mai multe oferte; alege una anume.',
    en: 'There is more than one offer; choose one.',
  },
  'offer-busy': {
    ro: 'Oferta tocmai s-a schimbat. Privește-o încă o dată și reîncearcă.',
    en: 'The offer has just changed. Look at it again and retry.',
  },
  'offer-expired': {
    ro: 'Oferta a expirat. Cere-i șoferului să o trimită din nou.',
    en: 'The offer has expired. Ask the driver to send it again.',
  },
  'offer-not-found': {
    ro: 'Oferta nu mai există.',
    en: 'The offer no longer exists.',
  },
  'offer-reserved': {
    ro: 'Taxa de platformă pentru această ofertă este plătită sau se plătește chiar acum; oferta nu mai poate fi schimbată.',
    en: 'The platform fee for this offer is paid or being paid; the offer cannot be changed now.',
  },
  'order-already-reserved': {
    ro: 'Taxa de platformă pentru această livrare este plătită, sau se plătește chiar acum, pentru o ofertă. Nu ai fost taxat încă o dată.',
    en: 'The platform fee of this delivery is paid, or being paid, for an offer already. You were not charged again.',
  },
  'order-not-accepted': {
    ro: 'Numai o livrare acceptată poate fi încheiată.',
    en: 'Only an accepted delivery can be completed.',
  },
  'order-not-cancellable': {
    ro: 'Livrarea s-a încheiat și nu mai poate fi anulată.',
    en: 'The delivery is over and can no longer be cancelled.',
  },
  'order-not-completed': {
    ro: 'Poți evalua cursa după ce a fost livrată.',
    en: 'You can rate the trip once it is delivered.',
  },
  'order-not-found': {
    ro: 'Comanda nu există sau nu este a ta.',
    en: 'There is no such order, or it is not yours.',
  },
  'order-not-open': {
    ro: 'Comanda nu mai primește oferte.',
    en: 'The order no longer takes offers.',
  },
  'part-failed': {
    ro: 'O parte a serviciului nu a răspuns cum trebuie. Încearcă din nou peste câteva momente.',
    en: 'A part of the service did not answer properly. Try again in a moment.',
  },
  'part-unavailable': {
    ro: 'O parte a serviciului nu răspunde acum. Ce ai completat s-a păstrat; încearcă din nou peste câteva momente.',
    en: 'A part of the service is not answering right now. What you filled in is kept; try again in a moment.',
  },
  'payment-in-progress': {
    ro: 'Plata este încă în lucru. Nu plăti din nou; vezi rezultatul peste câteva momente.',
    en: 'The payment is still being worked on. Do not pay again; look again in a moment.',
  },
  'payment-refused': {
    ro: 'Banca nu a aprobat plata și nu ai fost taxat. Încearcă alt card sau altă metodă.',
    en: 'The bank did not approve the payment and nothing was charged. Try another card or method.',
  },
  'payment-needs-action': {
    ro: 'Banca cere încă un pas de confirmare.',
    en: 'The bank asks for one more step.',
  },
  'quote-invalid': {
    ro: 'Prețul estimat a expirat. Îl calculăm din nou.',
    en: 'The estimated price has expired. We compute it again.',
  },
  'registration-refused': {
    ro: literals.registrationFailed,
    en: literals.registrationFailed,
  },
  'reservation-not-found': {
    ro: 'Rezervarea nu mai există.',
    en: 'The reservation no longer exists.',
  },
  'reservation-released': {
    ro: 'Rezervarea s-a încheiat.',
    en: 'The reservation has ended.',
  },
  'reset-link-dead': {
    ro: 'Linkul nu mai este valabil. Cere unul nou.',
    en: 'This link does not work any more. Ask for a new one.',
  },
  'signature-invalid': {
    ro: 'Semnătura nu poate fi citită. Semnează din nou sau scrie numele.',
    en: 'The signature cannot be read. Sign again or type the name.',
  },
  'too-many-requests': {
    ro: 'Prea multe încercări într-un timp scurt. Așteaptă puțin și încearcă din nou.',
    en: 'Too many attempts in a short time. Wait a little and try again.',
  },
  'unreadable-body': {
    ro: 'Cererea nu a putut fi citită. Încearcă din nou.',
    en: 'The request could not be read. Try again.',
  },
  'unsupported-media-type': {
    ro: 'Acest fel de fișier nu este primit aici.',
    en: 'This kind of file is not taken here.',
  },
  'wallet-balance-short': {
    ro: 'Nu sunt destui bani în portofel. Adaugă bani sau alege altă metodă.',
    en: 'There is not enough money in the wallet. Add money or choose another method.',
  },
  'wrong-password': {
    ro: 'Parola actuală nu este corectă.',
    en: 'The current password is not correct.',
  },
  'wrong-role': {
    ro: 'Contul tău nu poate face asta.',
    en: 'Your account may not do this.',
  },
  'invalid-input': {
    ro: 'Verifică datele marcate.',
    en: 'Check the marked fields.',
  },
  'idempotency-in-progress': {
    ro: 'Prima încercare este încă în lucru. Vezi rezultatul peste câteva momente.',
    en: 'The first attempt is still being worked on. Look again in a moment.',
  },
  'invalid-idempotency-key': {
    ro: 'Cererea nu a putut fi citită. Încearcă din nou.',
    en: 'The request could not be read. Try again.',
  },
  'idempotency-answer-unreadable': {
    ro: 'Prima încercare a primit un răspuns care nu mai poate fi citit. Conectează-te sau reîncarcă pagina.',
    en: 'The first attempt was answered, but that can no longer be read. Sign in or load the page again.',
  },
  'idempotency-key-reused': {
    ro: 'Cererea s-a schimbat între timp. Încearcă din nou.',
    en: 'The request has changed meanwhile. Try again.',
  },
};
