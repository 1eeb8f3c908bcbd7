import { Input, VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import { plural, useMessages } from '../../lib/i18n/messages.ts';
import classes from './star-field.module.css';
import { tripTexts } from './trip-texts.ts';

interface StarFieldProps {
  readonly label: string;
  /** 0 while nothing was chosen. */
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (stars: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

/** One to five stars: plain radio buttons that look like stars, so arrows, screen readers and thumbs all work. */
export function StarField({ label, value, error, onChange }: StarFieldProps) {
  const t = useMessages(tripTexts);
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className={classes['field']} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={classes['legend']}>{label}</legend>
      <div className={classes['stars']}>
        {STARS.map((stars) => (
          <label key={stars} className={classes['star']}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className={classes['input']}
            />
            <VisuallyHidden component="span">{`${label}: ${plural(locale, stars, t.star)}`}</VisuallyHidden>
            {stars <= value ? <IconStarFilled size={34} aria-hidden /> : <IconStar size={34} aria-hidden />}
          </label>
        ))}
      </div>
      {error ? (
        <Input.Error id={`${name}-error`} size="sm" role="alert">
          {error}
        </Input.Error>
      ) : null}
    </fieldset>
  );
}
