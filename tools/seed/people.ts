/** The people of the demo. Their passwords are public: they exist in the local default only. */
export const sender = {
  email: 'ana@cursa.example',
  password: 'Expeditor-2026',
  first_name: 'Ana',
  last_name: 'Ionescu',
  phone: '0721000001',
  address: 'Cluj-Napoca',
  country_name: 'Romania',
  country_code: 'RO',
  phone_code: '+40',
  terms_version: 'demo',
  user_type: 1,
};

/** Whose deliveries wait nearby, so that a driver who looks around finds some. Nobody needs to sign in as her. */
export const neighbour = {
  ...sender,
  email: 'elena@cursa.example',
  password: 'Vecina-2026',
  first_name: 'Elena',
  last_name: 'Popa',
  phone: '0721000004',
};

export const activeDriver = {
  email: 'mihai@cursa.example',
  password: 'Transport-2026',
  first_name: 'Mihai',
  last_name: 'Dumitrescu',
  phone: '0721000002',
  address: 'Cluj-Napoca',
  country_name: 'Romania',
  country_code: 'RO',
  phone_code: '+40',
  terms_version: 'demo',
  vehicle_type: 'Van',
  vehicle_reg_no: 'CJ 01 CRS',
  licence_number: 'C0000002',
  transport_licence_number: 'LT-0002',
  company_name: 'Dumitrescu Transport SRL',
};

export const pendingDriver = {
  ...activeDriver,
  email: 'ion@cursa.example',
  password: 'Asteptare-2026',
  first_name: 'Ion',
  last_name: 'Marin',
  phone: '0721000003',
  address: 'Brasov',
  vehicle_reg_no: 'BV 02 CRS',
  licence_number: 'C0000003',
  transport_licence_number: 'LT-0003',
  company_name: '',
};
