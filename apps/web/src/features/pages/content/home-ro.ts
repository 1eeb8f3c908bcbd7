import type { HomeContent } from './home-content.ts';

export const homeRo: HomeContent = {
  promises: {
    title: 'Ce îți promitem',
    items: [
      {
        key: 'satisfaction',
        title: 'Satisfacție 100 %',
        text: 'Banii plătiți cu cardul sau din portofel sunt păstrați până la livrare și încă 48 de ore după ea. Dacă ceva nu este în regulă, contești, iar ei rămân pe loc până se lămurește.',
      },
      {
        key: 'pricing',
        title: 'Prețuri transparente',
        text: 'Vezi estimarea pe bucăți, apoi prețul fiecărui șofer. Taxa de platformă este 10 % și o vezi înainte să plătești. Și ce se întoarce la o anulare îți arătăm dinainte.',
      },
      {
        key: 'logistics',
        title: 'Logistică rapidă',
        text: 'Comenzile pleacă în 1–2 zile lucrătoare sau în ziua pe care o alegi tu. Șoferii văd întâi comenzile de lângă ei, deci vin cei care sunt deja aproape.',
      },
    ],
  },
  steps: {
    title: 'Cum merge, în patru pași',
    items: [
      {
        title: 'Spui ce și unde',
        text: 'Adresele, obiectele, etajul, liftul, data. Estimarea se schimbă pe măsură ce completezi.',
      },
      {
        title: 'Primești oferte',
        text: 'Șoferii din apropiere își spun prețul. Compari prețul, nota și vehiculul și întrebi în chat.',
      },
      {
        title: 'Accepți și plătești',
        text: 'Taxa de platformă rezervă oferta. Livrarea o plătești cu cardul, din portofel sau cu bani gheață.',
      },
      {
        title: 'Primești și notezi',
        text: 'Se semnează la primire, iar tu notezi cursa. După 48 de ore banii devin disponibili pentru șofer.',
      },
    ],
  },
  stories: {
    title: 'Ce se întâmplă când…',
    label: 'Exemplu',
    note: 'Întâmplări inventate, reguli adevărate.',
    items: [
      {
        key: 'driver-withdraws',
        title: '…șoferul nu mai poate veni',
        text: 'Ioana a acceptat o ofertă pentru o canapea și a plătit cu cardul. Cu o seară înainte, șoferului i se strică duba și renunță la cursă. Ioana primește înapoi și taxa, și banii de livrare, apoi publică din nou comanda.',
      },
      {
        key: 'plans-change',
        title: '…te răzgândești',
        text: 'Mihai plătește dimineața taxa de platformă pentru transportul unei motociclete. După-amiază cumpărătorul se retrage, iar Mihai anulează comanda. Nu au trecut 24 de ore, deci taxa se întoarce întreagă.',
      },
      {
        key: 'damage',
        title: '…ceva ajunge zgâriat',
        text: 'Un dulap sosește cu o ușă zgâriată. Elena notează dauna la primire, face fotografii și contestă plata a doua zi. Banii rămân păstrați până când ea, șoferul și Cursa lămuresc ce s-a întâmplat.',
      },
    ],
  },
  news: {
    title: 'De citit înainte de drum',
    text: 'Sfaturi scurte și verificabile despre împachetat, ridicat, legat și întrebat.',
    link: 'Toate articolele',
  },
  newsletter: {
    title: 'Vești de la Cursa',
    text: 'Buletinul se pregătește. Deocamdată, adresa scrisă aici nu se trimite și nu se păstrează nicăieri.',
    field: 'Adresa ta de e-mail',
    button: 'Anunță-mă',
    pressed: 'Abonarea nu este deschisă încă, așa că nu ți-am reținut adresa. Noutățile apar pe blog.',
  },
  app: {
    title: 'Cursa pe telefonul tău',
    text: 'Cursa se instalează direct din browser: fără magazin de aplicații și fără cont separat.',
    button: 'Instalează Cursa',
    hint: 'Pe Android, deschide meniul browserului și alege instalarea aplicației. Pe iPhone, în Safari, apasă „Partajează”, apoi „Adaugă la ecranul principal”.',
  },
};
