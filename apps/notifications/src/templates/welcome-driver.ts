import type { Template } from './template.ts';

export const welcomeDriver: Template = {
  mail: 'always',
  path: '/driver-offers',
  ro: {
    subject: 'Bine ai venit la Cursa, la volan',
    lines: [
      'Contul tău de șofer a fost creat și așteaptă verificarea documentelor.',
      'Îți scriem imediat ce un administrator îl activează. Până atunci poți vedea comenzile din apropiere, dar nu poți trimite oferte.',
    ],
    action: 'Vezi comenzile din apropiere',
  },
  en: {
    subject: 'Welcome to Cursa, driver',
    lines: [
      'Your driver account was created and waits for the review of your documents.',
      'We write to you as soon as an administrator activates it. Until then you can look at nearby deliveries, but not send offers.',
    ],
    action: 'See nearby deliveries',
  },
};
