import type { FaqGroup } from './faq-group.ts';

export const faqRo: readonly FaqGroup[] = [
  {
    key: 'sending',
    group: 'Trimiterea unei livrări',
    items: [
      {
        q: 'Cum trimit ceva cu Cursa?',
        a: 'Spui de unde și unde, ce ai de trimis, la ce etaj și când. Vezi pe loc un preț estimativ, apoi publici comanda. Șoferii din apropiere îți trimit oferte, tu alegi una, plătești taxa de platformă ca să o accepți și apoi hotărăști cum plătești livrarea. Publicarea comenzii este gratuită.',
      },
      {
        q: 'În cât timp pleacă comanda?',
        a: 'Comenzile pleacă în 1–2 zile lucrătoare. Data pe care o alegi tu are întâietate: poți cere preluarea înainte de o zi, după o zi sau între două zile, iar șoferii răspund cu oferte pentru acel interval.',
      },
      {
        q: 'Ce pot trimite?',
        a: 'Mașini, motociclete și scutere, mobilă, materiale de construcții și utilaje, paleți, bărci, mutări întregi, piane și instrumente, alimente refrigerate, animale și colete de orice fel. Ce nu se poate trimite găsești pe pagina despre bunurile interzise.',
      },
      {
        q: 'Trebuie să pun fotografii?',
        a: 'Nu ești obligat, dar merită. Poți adăuga cel mult trei fotografii. Ele îi arată șoferului ce are de transportat și rămân dovada stării în care a plecat coletul.',
      },
      {
        q: 'Ce se întâmplă dacă greșesc greutatea sau dimensiunile?',
        a: 'Dacă declari mai puțin decât este în realitate, livrarea poate întârzia și pot apărea costuri suplimentare, pentru că șoferul a venit cu vehiculul sau cu ajutoarele pentru altă marfă. Măsoară înainte și, dacă observi o greșeală după publicare, scrie-i șoferului în chat cât mai repede.',
      },
      {
        q: 'Cât timp am ca să aleg o ofertă?',
        a: 'Fiecare ofertă are un termen, în mod obișnuit 48 de ore de la trimitere. Un șofer are o singură ofertă valabilă pentru o comandă: dacă trimite alta, cea nouă o înlocuiește pe cea veche. O comandă pe care nu o ia nimeni expiră după ultima zi posibilă de preluare.',
      },
    ],
  },
  {
    key: 'paying',
    group: 'Prețuri și plăți',
    items: [
      {
        q: 'Cine stabilește prețul?',
        a: 'Șoferul. Estimarea pe care o vezi la publicare este un reper calculat din distanță, volum, greutate, etaje și servicii. Prețul pe care îl plătești este cel din oferta aleasă.',
      },
      {
        q: 'Ce este taxa de platformă?',
        a: 'Este 10 % din prețul șoferului, se adaugă peste acest preț și se plătește cu cardul atunci când accepți oferta. În momentul plății oferta este rezervată pentru tine, iar celelalte se ascund. Șoferul primește prețul lui întreg; din el nu reținem nimic.',
      },
      {
        q: 'Plătesc totul deodată?',
        a: 'Nu. Întâi plătești taxa de platformă, care rezervă oferta. Apoi plătești livrarea: abia atunci comanda devine acceptată și șoferul poate porni la drum. Ai șapte zile pentru al doilea pas; dacă trec, rezervarea se încheie, iar taxa se întoarce la tine.',
      },
      {
        q: 'Cum pot plăti livrarea?',
        a: 'Cu cardul, din portofelul Cursa sau cu bani gheață la livrare. Portofelul se alimentează cu cardul. Vezi suma întreagă, cu TVA acolo unde transportatorul este plătitor, înainte de a plăti taxa de platformă.',
      },
      {
        q: 'Acceptați plata cu cardul?',
        a: 'Da, plata cu cardul este acceptată. Datele cardului ajung direct la procesatorul de plăți, nu la noi. Dacă banca ta cere o confirmare, ești trimis pe pagina ei și apoi adus înapoi.',
      },
      {
        q: 'Când primește șoferul banii?',
        a: 'Suma plătită cu cardul sau din portofel este păstrată până la livrare. Devine disponibilă pentru plată către șofer la 48 de ore după livrare, dacă nu o contești între timp. Banii gheață îi dai direct șoferului, iar el notează în aplicație că i-a primit.',
      },
      {
        q: 'Ce primesc înapoi dacă anulez?',
        a: 'Înainte de a plăti taxa de platformă nu ai ce pierde. În primele 24 de ore după plata taxei o primești înapoi întreagă. După 24 de ore, taxa nu se mai întoarce. Dacă livrarea a fost deja acceptată, primești înapoi toată suma plătită pentru livrare, dar nu și taxa. Îți arătăm suma exactă înainte de a confirma anularea.',
      },
      {
        q: 'Dar dacă renunță șoferul?',
        a: 'Primești totul înapoi, taxa de platformă și suma plătită pentru livrare, oricând s-ar întâmpla. La fel dacă oferta rezervată se încheie de la sine sau comanda este oprită de Cursa.',
      },
      {
        q: 'Cum se întorc banii?',
        a: 'Pe calea pe care au venit: pe card sau în portofel. În portofel îi vezi imediat ce rambursarea este înregistrată; pe card poate dura câteva zile lucrătoare, în funcție de bancă.',
      },
      {
        q: 'Cum folosesc un cupon?',
        a: 'Scrie codul pe pagina ofertei, înainte de plata livrării, și apasă „Aplica”. Reducerea se scade din suma pentru livrare, nu din taxa de platformă, și nu micșorează banii șoferului: diferența o suportă Cursa.',
      },
    ],
  },
  {
    key: 'drivers',
    group: 'Șoferii și discuția cu ei',
    items: [
      {
        q: 'Cum sunt verificați șoferii?',
        a: 'La înscriere, un șofer poate încărca licența de transport, certificatul de asigurare CMR și certificatul de înregistrare. Un administrator le citește și hotărăște dacă activează contul. Până atunci șoferul nu poate trimite oferte. Verificarea documentelor nu înlocuiește întrebările tale: cere-i ce vrei să știi înainte de a plăti.',
      },
      {
        q: 'M-am înscris ca șofer. De ce contul meu este în așteptare?',
        a: 'Pentru că documentele tale sunt încă la verificat. În acest timp vezi comenzile din apropiere doar cu localități și distanțe, fără nume și adrese, și nu poți trimite oferte. Primești un e-mail când contul este activat sau, dacă lipsește ceva, când este refuzat, cu motivul.',
      },
      {
        q: 'De ce nu pot trimite un număr de telefon în chat?',
        a: 'Până la acceptarea comenzii, chatul oprește numerele de telefon, adresele de e-mail, linkurile și cuvintele jignitoare. Așa, înțelegerea rămâne în aplicație, unde banii tăi sunt păstrați până la livrare. După acceptare scrieți liber.',
      },
      {
        q: 'Când vede șoferul numele și telefonul meu?',
        a: 'Un șofer activ vede, cât timp comanda este deschisă, doar prenumele tău și inițiala numelui. Telefoanele și amănuntele adresei le vedeți unul altuia după ce comanda este acceptată.',
      },
      {
        q: 'Cum se încheie livrarea?',
        a: 'La destinație, cel care primește semnează pe telefonul șoferului sau își scrie numele. Comanda devine finalizată, iar tu poți nota serviciul, punctualitatea și comportamentul, de la 1 la 5 stele. Îți poți schimba nota mai târziu; media șoferului numără o singură notă pe comandă.',
      },
    ],
  },
  {
    key: 'animals',
    group: 'Animale',
    items: [
      {
        q: 'Ce îi trebuie unui animal ca să călătorească?',
        a: 'Microcip cu certificat și cel puțin două vaccinări. Pentru câini, pisici și dihori care trec granița mai trebuie pașaport și vaccin antirabic valabil. Cere-i medicului veterinar lista pentru drumul tău, cu câteva săptămâni înainte.',
      },
      {
        q: 'Pot trimite pui mai mici de două luni?',
        a: 'Numai împreună cu mama lor. Regulile europene privind transportul nu permit ca puii de câine și de pisică sub opt săptămâni să călătorească singuri.',
      },
      {
        q: 'Unde se predau și se primesc animalele?',
        a: 'Preluarea și livrarea se fac lângă stațiile de taxare de pe autostradă. Unde nu există asemenea stații, stabiliți în chat un loc ușor de găsit, aproape de un nod rutier, cu parcare sigură.',
      },
    ],
  },
  {
    key: 'damage',
    group: 'Daune, întârzieri, neînțelegeri',
    items: [
      {
        q: 'Ce fac dacă a ajuns ceva stricat?',
        a: 'Notează dauna în scris la primire, fotografiaz-o cu ambalaj cu tot și spune-i șoferului pe loc. Apoi contestă plata cât timp banii sunt încă păstrați, adică în primele 48 de ore după livrare. Banii rămân pe loc până se lămurește situația.',
      },
      {
        q: 'Cine răspunde pentru marfă pe drum?',
        a: 'Transportatorul cu care ai încheiat înțelegerea. Cursa nu transportă și nu asigură marfa. Pentru bunuri de valoare întreabă ce acoperă asigurarea șoferului, până la ce sumă și cu ce excluderi, și ia-ți o asigurare proprie dacă nu ajunge.',
      },
      {
        q: 'Șoferul nu a venit. Ce fac?',
        a: 'Scrie-i în chat. Dacă nu răspunde sau nu mai poate veni, scrie-ne la support@cursa.example înainte de a anula comanda. Când renunță șoferul primești totul înapoi; când anulezi tu după acceptare, taxa de platformă se pierde, așa că merită să lămurim întâi cine renunță.',
      },
      {
        q: 'Am plătit cu bani gheață. Mai pot contesta?',
        a: 'Banii gheață nu trec pe la noi, deci nu avem ce opri sau întoarce. Rămân chatul, fotografiile, semnătura și drepturile tale față de transportator. Dacă vrei ca suma să fie păstrată până la livrare, plătește cu cardul sau din portofel.',
      },
    ],
  },
  {
    key: 'account',
    group: 'Contul tău',
    items: [
      {
        q: 'Mi-am uitat parola. Ce fac?',
        a: 'Cere o parolă nouă de pe pagina de autentificare. Dacă adresa are cont, primești un e-mail cu un link care merge o singură dată, timp de 30 de minute. Răspunsul paginii este același și pentru adrese fără cont, ca nimeni să nu poată afla cine este înscris.',
      },
      {
        q: 'Pot fi și expeditor, și șofer?',
        a: 'Da. Cu aceeași adresă de e-mail poți avea un cont de expeditor și unul de șofer. Sunt conturi separate, fiecare cu parola lui.',
      },
      {
        q: 'Pot trimite ca firmă?',
        a: 'Da. La înscriere alege contul de firmă și scrie denumirea ei. Comenzile și plățile merg la fel ca pentru o persoană fizică.',
      },
      {
        q: 'Trebuie să instalez ceva?',
        a: 'Nu. Cursa merge în browser, pe telefon și pe calculator. Dacă vrei să o ai pe ecranul telefonului, o poți instala direct din browser.',
      },
      {
        q: 'Cum îmi cer datele sau ștergerea contului?',
        a: 'Scrie-ne la support@cursa.example de pe adresa contului. Primești datele tale într-o arhivă sau îți ștergem contul, după caz, în cel mult o lună. Facturile și înregistrările plăților le păstrăm cât cere legea, fără numele tău acolo unde se poate.',
      },
    ],
  },
];
