import { type ReactNode } from 'react';
import classes from './map-skeleton.module.css';
import { mapTexts } from './map-texts.ts';

interface Props {
  readonly height: number | string;
  readonly children?: ReactNode;
}

/** A place of the map's size: while it loads, or with what to do when it did not. */
export function MapSkeleton({ height, children }: Props) {
  return (
    <div className={classes.skeleton} style={{ height }} role="status">
      {children ?? mapTexts().loading}
    </div>
  );
}
