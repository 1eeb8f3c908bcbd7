import { paths, type Path } from '../../lib/paths/paths.ts';
import type { DriverDraft } from './driver-draft.ts';
import { driverSchemas } from './driver-schemas.ts';
import type { driverTexts } from './driver-texts.ts';

type Texts = (typeof driverTexts)['ro'];
export type StepName = 'Basic' | 'Password' | 'Vehicle' | 'Company' | 'Licence' | 'Documents';

/** The steps in their order; each has its own address. */
export const driverSteps: readonly { readonly name: StepName; readonly path: Path }[] = [
  { name: 'Basic', path: paths.informationDriver },
  { name: 'Password', path: paths.createpasswordDriver },
  { name: 'Vehicle', path: paths.vehicleInformation },
  { name: 'Company', path: paths.driverCompany },
  { name: 'Licence', path: paths.driverLicense },
  { name: 'Documents', path: paths.driverDocuments },
];

export interface Missing {
  readonly name: StepName;
  readonly path: Path;
}

/** The first step before this one whose required fields are not filled in; files are never required (specification §5). */
export function firstMissing(
  draft: DriverDraft,
  hasPassword: boolean,
  before: StepName,
  t: Texts,
): Missing | undefined {
  const schemas = driverSchemas(t);
  const isFilled: Readonly<Record<StepName, boolean>> = {
    Basic: schemas.basic.safeParse(draft).success,
    Password: hasPassword,
    Vehicle: schemas.vehicle.safeParse(draft).success,
    Company: schemas.company.safeParse(draft).success,
    Licence: true,
    Documents: true,
  };
  const until = driverSteps.findIndex(({ name }) => name === before);
  return driverSteps.slice(0, until).find(({ name }) => !isFilled[name]);
}
