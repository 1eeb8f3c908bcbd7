import type { CategoryKey } from '@cursa/contracts/catalogues/categories';
import type { ComponentType } from 'react';
import type { ArtProps } from './art-svg.tsx';
import { BoatsArt } from './categories/boats.tsx';
import { BuildingIndustryArt } from './categories/building-industry.tsx';
import { CarsArt } from './categories/cars.tsx';
import { FurnitureArt } from './categories/furniture.tsx';
import { MotorcyclesArt } from './categories/motorcycles.tsx';
import { OtherArt } from './categories/other.tsx';
import { PalletsArt } from './categories/pallets.tsx';
import { PetsArt } from './categories/pets.tsx';
import { PianosArt } from './categories/pianos.tsx';
import { RefrigeratedArt } from './categories/refrigerated.tsx';
import { RemovalsArt } from './categories/removals.tsx';

const PICTURES: Record<CategoryKey, ComponentType<ArtProps>> = {
  cars: CarsArt,
  motorcycles: MotorcyclesArt,
  furniture: FurnitureArt,
  'building-industry': BuildingIndustryArt,
  pallets: PalletsArt,
  boats: BoatsArt,
  removals: RemovalsArt,
  pianos: PianosArt,
  refrigerated: RefrigeratedArt,
  other: OtherArt,
  pets: PetsArt,
};

interface CategoryArtProps extends ArtProps {
  /** The category as orders store it. */
  readonly category: CategoryKey;
}

/** The picture of an order's category, good from 48 px. */
export function CategoryArt({ category, ...frame }: CategoryArtProps) {
  const Picture = PICTURES[category];
  return <Picture {...frame} />;
}
