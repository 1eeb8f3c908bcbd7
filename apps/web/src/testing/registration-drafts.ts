/** The registrations as their drafts keep them, filled in up to the password. */
export const senderDraft = {
  user_type: '1',
  business_name: '',
  firstname: 'Ana',
  lastname: 'Popescu',
  email: 'ana@cursa.example',
  phone: '0712345678',
  country_code: 'RO',
  state: 'Cluj',
  city: 'Cluj-Napoca',
  street: 'Memorandumului 1',
};

export const driverDraft = {
  firstname: 'Mihai',
  lastname: 'Ionescu',
  email: 'mihai@cursa.example',
  phone: '0712345678',
  vehicleType: 'Van',
  vehicleNumber: 'CJ 12 ABC',
  driverLicense: 'C-1234',
  address: 'Cluj-Napoca',
  bankAccount: 'RO49AAAA1B31007593840000',
  companyName: 'Trans SRL',
  transportLicence: 'L-77',
  vatRegistered: true,
};
