import { isProblem } from '../../lib/errors/is-problem.ts';
import { driverSteps, type Missing, type StepName } from './driver-steps.ts';

const STEP_OF: Readonly<Record<string, StepName>> = {
  first_name: 'Basic',
  last_name: 'Basic',
  email: 'Basic',
  phone: 'Basic',
  password: 'Password',
  vehicle_type: 'Vehicle',
  vehicle_reg_no: 'Vehicle',
  licence_number: 'Vehicle',
  address: 'Vehicle',
  bank_account: 'Vehicle',
  company_name: 'Company',
  transport_licence_number: 'Company',
  'documents.licence_front_image': 'Licence',
  'documents.licence_back_image': 'Licence',
};

export interface RegistrationFaults {
  /** The first step that the server found a fault in. */
  readonly step: Missing | undefined;
  /** Files that have to be sent again, by their kind. */
  readonly files: Readonly<Record<string, string>>;
}

/** Where in the steps a refused registration has to be corrected. */
export function registrationFaults(error: unknown): RegistrationFaults {
  const faults = isProblem(error) ? error.problem.errors : [];
  const names = new Set(faults.map(({ field }) => STEP_OF[field]));
  return {
    step: driverSteps.find(({ name }) => names.has(name)),
    files: Object.fromEntries(
      faults
        .filter(({ field }) => field.startsWith('documents.'))
        .map(({ field, message }) => [field.slice('documents.'.length), message]),
    ),
  };
}
