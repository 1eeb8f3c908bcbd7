import { defineMessages } from '../../../lib/i18n/messages.ts';

export const goodsTexts = defineMessages({
  ro: {
    chooseFirst: 'Alege întâi ce trimiți',
    chooseFirstText: 'Formularul de aici depinde de categorie.',
    chooseLink: 'Alege categoria',
    remove: 'Șterge',
    fix: 'Mai sunt câmpuri de completat; sunt marcate mai sus.',
    nothing: 'Adaugă cel puțin un obiect, cu cantitatea de cel puțin 1.',
    change: 'Schimbă categoria',
    good: 'Bine de știut',
  },
  en: {
    chooseFirst: 'Choose first what you send',
    chooseFirstText: 'The form here depends on the category.',
    chooseLink: 'Choose the category',
    remove: 'Delete',
    fix: 'Some fields are still to be filled in; they are marked above.',
    nothing: 'Add at least one item, with a quantity of at least 1.',
    change: 'Change the category',
    good: 'Good to know',
  },
});
