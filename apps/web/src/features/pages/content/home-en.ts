import type { HomeContent } from './home-content.ts';

export const homeEn: HomeContent = {
  promises: {
    title: 'What we promise',
    items: [
      {
        key: 'satisfaction',
        title: '100% satisfaction',
        text: 'What you pay by card or from the wallet is held until delivery and for 48 hours after it. If something is not right, you dispute it, and the money stays where it is until the matter is settled.',
      },
      {
        key: 'pricing',
        title: 'Transparent pricing',
        text: 'You see the estimate in its parts, then each driver’s price. The platform fee is 10%, and you see it before you pay. What goes back on a cancellation is shown beforehand too.',
      },
      {
        key: 'logistics',
        title: 'Fast logistics',
        text: 'Orders ship in 1–2 business days, or on the day you choose. Drivers see the orders next to them first, so those come who are already close.',
      },
    ],
  },
  steps: {
    title: 'How it works, in four steps',
    items: [
      {
        title: 'Say what and where',
        text: 'The addresses, the items, the floor, the lift, the date. The estimate changes as you fill it in.',
      },
      {
        title: 'Get offers',
        text: 'Drivers nearby name their price. You compare price, rating and vehicle, and ask in the chat.',
      },
      {
        title: 'Accept and pay',
        text: 'The platform fee reserves the offer. The delivery you pay by card, from the wallet or in cash.',
      },
      {
        title: 'Receive and rate',
        text: 'There is a signature on arrival, and you rate the trip. After 48 hours the money becomes payable to the driver.',
      },
    ],
  },
  stories: {
    title: 'What happens when…',
    label: 'Example',
    note: 'Invented events, true rules.',
    items: [
      {
        key: 'driver-withdraws',
        title: '…the driver can no longer come',
        text: 'Ioana accepted an offer for a sofa and paid by card. The evening before, the driver’s van breaks down and he withdraws from the trip. Ioana gets back both the fee and the money for the delivery, and posts the order again.',
      },
      {
        key: 'plans-change',
        title: '…you change your mind',
        text: 'In the morning Mihai pays the platform fee for the transport of a motorcycle. In the afternoon the buyer backs out and Mihai cancels the order. Less than 24 hours have passed, so the whole fee goes back.',
      },
      {
        key: 'damage',
        title: '…something arrives scratched',
        text: 'A wardrobe arrives with a scratched door. Elena writes the damage down on receipt, takes photos and disputes the payment the next day. The money stays held until she, the driver and Cursa have settled what happened.',
      },
    ],
  },
  news: {
    title: 'Worth reading before the road',
    text: 'Short advice you can check, about packing, lifting, tying down and asking.',
    link: 'All articles',
  },
  newsletter: {
    title: 'News from Cursa',
    text: 'The newsletter is being prepared. For now, an address typed here is neither sent nor stored anywhere.',
    field: 'Your e-mail address',
    button: 'Tell me',
    pressed: 'Subscriptions are not open yet, so your address was not kept. News appears on the blog.',
  },
  app: {
    title: 'Cursa on your phone',
    text: 'Cursa installs straight from the browser: no app store and no separate account.',
    button: 'Install Cursa',
    hint: 'On Android, open the browser’s menu and choose to install the app. On an iPhone, in Safari, tap “Share”, then “Add to Home Screen”.',
  },
};
