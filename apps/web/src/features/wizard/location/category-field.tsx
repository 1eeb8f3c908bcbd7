import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { categoryKeys, type CategoryKey } from '@cursa/contracts/catalogues/categories';
import { CategoryArt } from '../../../components/art/category-art.tsx';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { categoryOf } from '../draft/order-parts.ts';
import { locationTexts } from './location-texts.ts';
import classes from './category-field.module.css';

interface CategoryFieldProps {
  readonly value: CategoryKey | null;
  readonly error: ReactNode;
  readonly onChange: (category: CategoryKey | null) => void;
  readonly onBlur: () => void;
}

/**
 * What is sent: one control, the select, which keyboards and screen readers use. The pictures above it are a larger
 * way to press the same options, so they are out of the tab order and not read out a second time. Its options are the specification's words (decision 13).
 */
export function CategoryField({ value, error, onChange, onBlur }: CategoryFieldProps) {
  const t = useMessages(locationTexts);
  const locale = useLocale();
  return (
    <div>
      <NativeSelect
        label={t.category}
        value={value ?? ''}
        error={error}
        onBlur={onBlur}
        onChange={({ currentTarget }) =>
          onChange(categoryKeys.find((key) => key === currentTarget.value) ?? null)
        }
      >
        <option value="">{t.categoryPlaceholder}</option>
        {categoryKeys.map((key) => (
          <option key={key} value={key} lang="en">
            {categoryOf(key)?.literal}
          </option>
        ))}
      </NativeSelect>
      <div className={classes['cards']} aria-hidden="true">
        {categoryKeys.map((key) => (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            className={classes['card']}
            data-chosen={key === value}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(key)}
          >
            <CategoryArt category={key} size={56} />
            <span>{categoryOf(key)?.label[locale]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
