import type { FaqGroup } from './faq-group.ts';

export const faqEn: readonly FaqGroup[] = [
  {
    key: 'sending',
    group: 'Sending',
    items: [
      {
        q: 'How do I send something with Cursa?',
        a: 'You say from where to where, what it is, on which floor and when. You see an estimated price at once, then you post the order. Drivers nearby send you offers, you choose one, pay the platform fee to accept it, and then decide how to pay for the delivery. Posting an order is free.',
      },
      {
        q: 'How soon does an order ship?',
        a: 'Orders ship in 1–2 business days. The date you choose comes first: you can ask for pickup before a day, after a day or between two days, and drivers answer with offers for that time.',
      },
      {
        q: 'What can I send?',
        a: 'Cars, motorcycles and scooters, furniture, building materials and machinery, pallets, boats, whole removals, pianos and instruments, refrigerated food, animals and parcels of any kind. What cannot be sent is on the page about prohibited goods.',
      },
      {
        q: 'Do I have to add photos?',
        a: 'No, but it is worth it. You can add up to three. They show the driver what there is to carry and remain the proof of the condition in which the parcel left.',
      },
      {
        q: 'What if I get the weight or the size wrong?',
        a: 'If you declare less than there really is, the delivery may be late and there may be extra charges, because the driver came with the vehicle or the help for a different load. Measure beforehand and, if you notice a mistake after posting, tell the driver in the chat as soon as you can.',
      },
      {
        q: 'How long do I have to choose an offer?',
        a: 'Each offer has a deadline, usually 48 hours after it was sent. A driver has one valid offer per order: a new one replaces the old one. An order that nobody takes expires after the last possible pickup day.',
      },
    ],
  },
  {
    key: 'paying',
    group: 'Prices and payments',
    items: [
      {
        q: 'Who sets the price?',
        a: 'The driver. The estimate you see when you post is a guide, worked out from distance, volume, weight, floors and services. The price you pay is the one in the offer you choose.',
      },
      {
        q: 'What is the platform fee?',
        a: 'It is 10% of the driver’s price, comes on top of it, and is paid by card when you accept the offer. At that moment the offer is reserved for you and the others are hidden. The driver receives the full price; we keep nothing of it.',
      },
      {
        q: 'Do I pay everything at once?',
        a: 'No. First you pay the platform fee, which reserves the offer. Then you pay for the delivery: only then is the order accepted and the driver can set out. You have seven days for the second step; after that the reservation ends and the fee goes back to you.',
      },
      {
        q: 'How can I pay for the delivery?',
        a: 'By card, from your Cursa wallet, or in cash on delivery. The wallet is topped up by card. You see the full sum, with VAT where the carrier is registered for it, before you pay the platform fee.',
      },
      {
        q: 'Do you accept card payments?',
        a: 'Yes, card payments are accepted. The card’s details go straight to the payment processor, not to us. If your bank asks for a confirmation, you are sent to its page and then brought back.',
      },
      {
        q: 'When does the driver get the money?',
        a: 'What you pay by card or from the wallet is held until delivery. It becomes payable to the driver 48 hours after delivery, unless you dispute it in the meantime. Cash you hand to the driver yourself, who marks in the app that it was received.',
      },
      {
        q: 'What do I get back if I cancel?',
        a: 'Before you pay the platform fee there is nothing to lose. In the first 24 hours after paying the fee you get all of it back. After 24 hours the fee is not returned. If the delivery has already been accepted, you get back everything you paid for the delivery, but not the fee. We show you the exact sum before you confirm.',
      },
      {
        q: 'And if the driver withdraws?',
        a: 'You get everything back, the platform fee and what you paid for the delivery, whenever it happens. The same holds if the reserved offer ends by itself or Cursa ends the order.',
      },
      {
        q: 'How does the money come back?',
        a: 'The way it came: to the card or to the wallet. In the wallet you see it as soon as the refund is recorded; on a card it can take some business days, depending on the bank.',
      },
      {
        q: 'How do I use a coupon?',
        a: 'Type the code on the offer’s page, before paying for the delivery, and press “Aplica”. The discount comes off the delivery, not off the platform fee, and does not reduce the driver’s money: Cursa bears the difference.',
      },
    ],
  },
  {
    key: 'drivers',
    group: 'Drivers, and talking to them',
    items: [
      {
        q: 'How are drivers checked?',
        a: 'When registering, a driver can upload the transport licence, the CMR insurance certificate and the registration certificate. An administrator reads them and decides whether to activate the account. Until then the driver cannot send offers. A check of documents does not replace your own questions: ask what you want to know before you pay.',
      },
      {
        q: 'I registered as a driver. Why is my account pending?',
        a: 'Because your documents are still being checked. Meanwhile you see nearby orders with towns and distances only, without names or addresses, and you cannot send offers. You get an e-mail when the account is activated or, if something is missing, when it is refused, with the reason.',
      },
      {
        q: 'Why can’t I send a phone number in the chat?',
        a: 'Until the order is accepted, the chat stops phone numbers, e-mail addresses, links and abusive words. That way the deal stays in the app, where your money is held until delivery. After acceptance you write freely.',
      },
      {
        q: 'When does the driver see my name and phone?',
        a: 'While the order is open, an active driver sees only your first name and the initial of your last name. Phones and address details are shown to both of you once the order is accepted.',
      },
      {
        q: 'How is a delivery completed?',
        a: 'At the destination, whoever receives it signs on the driver’s phone or types their name. The order is completed, and you can rate service, time and behaviour from 1 to 5 stars. You can change your rating later; the driver’s average counts one rating per order.',
      },
    ],
  },
  {
    key: 'animals',
    group: 'Animals',
    items: [
      {
        q: 'What does an animal need to travel?',
        a: 'A microchip with its certificate and at least two vaccinations. Dogs, cats and ferrets that cross a border also need a passport and a valid rabies vaccination. Ask your vet for the list for your journey, some weeks ahead.',
      },
      {
        q: 'Can I send puppies or kittens under two months?',
        a: 'Only together with their mother. The European rules on transport do not allow puppies and kittens under eight weeks to travel alone.',
      },
      {
        q: 'Where are animals handed over?',
        a: 'Pickup and delivery take place near motorway toll booths. Where there are none, agree in the chat on a place that is easy to find, close to a junction, with safe parking.',
      },
    ],
  },
  {
    key: 'damage',
    group: 'Damage, delay, disagreement',
    items: [
      {
        q: 'What do I do if something arrived damaged?',
        a: 'Write the damage down when you receive the goods, photograph it with its packaging, and tell the driver on the spot. Then dispute the payment while the money is still held, that is within the first 48 hours after delivery. The money stays where it is until the matter is settled.',
      },
      {
        q: 'Who is liable for the goods on the road?',
        a: 'The carrier with whom you made the deal. Cursa neither carries nor insures goods. For valuable things ask what the driver’s insurance covers, up to which sum and with which exclusions, and take out your own if that is not enough.',
      },
      {
        q: 'The driver did not come. What now?',
        a: 'Write in the chat. If there is no answer, or the driver can no longer come, write to support@cursa.example before you cancel the order. When the driver withdraws you get everything back; when you cancel after acceptance the platform fee is lost, so it is worth settling first who withdraws.',
      },
      {
        q: 'I paid in cash. Can I still dispute it?',
        a: 'Cash does not pass through us, so there is nothing for us to stop or return. What remains is the chat, the photos, the signature and your rights against the carrier. If you want the sum to be held until delivery, pay by card or from the wallet.',
      },
    ],
  },
  {
    key: 'account',
    group: 'Your account',
    items: [
      {
        q: 'I forgot my password. What do I do?',
        a: 'Ask for a new one on the sign-in page. If the address has an account, you get an e-mail with a link that works once, for 30 minutes. The page answers the same for addresses without an account, so that nobody can find out who is registered.',
      },
      {
        q: 'Can I be both a sender and a driver?',
        a: 'Yes. With the same e-mail address you can have one sender account and one driver account. They are separate, each with its own password.',
      },
      {
        q: 'Can I send as a company?',
        a: 'Yes. When you register, choose the business account and give the company’s name. Orders and payments work as they do for a private person.',
      },
      {
        q: 'Do I have to install anything?',
        a: 'No. Cursa runs in the browser, on a phone and on a computer. If you want it on your home screen, you can install it straight from the browser.',
      },
      {
        q: 'How do I ask for my data, or for my account to be erased?',
        a: 'Write to support@cursa.example from the address of your account. You receive your data in an archive, or we erase your account, as you asked, within one month. Invoices and records of payments are kept for as long as the law asks, without your name where that is possible.',
      },
    ],
  },
];
