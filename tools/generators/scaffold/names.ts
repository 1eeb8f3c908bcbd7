/** One name in the spellings that code needs. */
export interface Names {
  /** `parcel-stops` */
  readonly kebab: string;
  /** `ParcelStops` */
  readonly pascal: string;
  /** `parcelStops` */
  readonly camel: string;
  /** `parcel_stops` */
  readonly snake: string;
}

/** @throws when the name is not kebab-case */
export function namesOf(kebab: string | undefined, what: string): Names {
  if (!kebab || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`The ${what} needs a name in kebab-case, like parcel-stops; got "${kebab ?? ''}"`);
  }
  const pascal = kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: kebab.replaceAll('-', '_'),
  };
}
