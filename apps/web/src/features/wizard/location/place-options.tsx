import type { Place } from './use-place-search.ts';
import classes from './place-options.module.css';

interface PlaceOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly places: readonly Place[];
  /** The one the arrows are at, or -1. */
  readonly at: number;
  readonly onChoose: (place: Place) => void;
}

/** The list below an address; the focus stays in the field, so a press must not take it away. */
export function PlaceOptions({ id, label, places, at, onChoose }: PlaceOptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={classes['list']} hidden={places.length === 0}>
      {places.map((place, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the combobox's
        <div
          key={place.place_id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={classes['option']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span className={classes['name']}>{place.name}</span>
          <span className={classes['county']}>{place.label}</span>
        </div>
      ))}
    </div>
  );
}
