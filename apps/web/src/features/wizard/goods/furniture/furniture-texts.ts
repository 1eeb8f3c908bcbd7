import { defineMessages } from '../../../../lib/i18n/messages.ts';

export const furnitureTexts = defineMessages({
  ro: {
    groups: 'Ce muți?',
    items: (group: string) => `Obiecte: ${group}`,
    add: (item: string) => `Adaugă: ${item}`,
    inCart: (count: number) => `${count} în coș`,
    custom: 'Alt obiect',
    customHint: 'De exemplu: acvariu, covor 3 x 4 m',
    customAdd: 'Adaugă',
    cart: 'Coșul tău',
    empty: 'Coșul este gol. Adaugă obiectele pe care le muți.',
    clear: 'Golește coșul',
    remove: 'Scoate',
    quantity: (item: string) => `Cantitate: ${item}`,
  },
  en: {
    groups: 'What are you moving?',
    items: (group: string) => `Items: ${group}`,
    add: (item: string) => `Add: ${item}`,
    inCart: (count: number) => `${count} in the basket`,
    custom: 'Another item',
    customHint: 'Such as: aquarium, carpet 3 x 4 m',
    customAdd: 'Add',
    cart: 'Your basket',
    empty: 'The basket is empty. Add what you are moving.',
    clear: 'Empty the basket',
    remove: 'Remove',
    quantity: (item: string) => `Quantity: ${item}`,
  },
});
