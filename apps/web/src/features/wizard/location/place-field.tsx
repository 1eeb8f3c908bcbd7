import { Loader, TextInput, VisuallyHidden } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { foldText } from '@cursa/contracts/catalogues/option';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { defineMessages, useMessages } from '../../../lib/i18n/messages.ts';
import { PlaceOptions } from './place-options.tsx';
import { usePlaceSearch, type Place } from './use-place-search.ts';

const messages = defineMessages({
  ro: {
    list: 'Sugestii',
    nothing: 'Nu am găsit locul. Scrie localitatea, de exemplu „Cluj-Napoca”.',
    searching: 'Se caută…',
    found: (count: number) => `Sugestii: ${count}. Alege cu săgețile și Enter.`,
  },
  en: {
    list: 'Suggestions',
    nothing: 'We did not find the place. Write the town, such as “Cluj-Napoca”.',
    searching: 'Searching…',
    found: (count: number) => `Suggestions: ${count}. Choose with the arrows and Enter.`,
  },
});

interface PlaceFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** An address with suggestions: a combobox after the ARIA pattern, by arrows, Enter and Escape or by touch. */
export function PlaceField({ value, onType, onChoose, onFocus, onBlur, ...field }: PlaceFieldProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const list = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { places, searching, error, nothing } = usePlaceSearch(value, open);
  const shown = open && places.length > 0;
  const choose = (place: Place) => {
    onChoose(place);
    setOpen(false);
    setAt(-1);
  };
  const leave = () => {
    // Who typed a suggestion's whole name has chosen it.
    const same = shown ? places.find(({ label }) => foldText(label) === foldText(value)) : undefined;
    if (same) choose(same);
    setOpen(false);
    onBlur();
  };
  const picked = shown ? places[Math.max(at, 0)] : undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Enter' && picked) choose(picked);
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (event.key === 'ArrowDown' && shown) setAt((at + 1) % places.length);
    else if (event.key === 'ArrowUp' && shown) setAt(at <= 0 ? places.length - 1 : at - 1);
    else return;
    event.preventDefault();
  };
  const hint = error ? describeError(error, locale).text : nothing ? t.nothing : undefined;
  return (
    <div style={{ position: 'relative' }}>
      <TextInput
        {...field}
        value={value}
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        leftSection={<IconMapPin size={20} aria-hidden />}
        rightSection={searching ? <Loader size="xs" aria-hidden /> : null}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setOpen(true);
          setAt(-1);
        }}
        onFocus={onFocus}
        onBlur={leave}
        onKeyDown={press}
      />
      <PlaceOptions id={list} label={t.list} places={shown ? places : []} at={at} onChoose={choose} />
      <div role="status" style={{ fontSize: 'var(--mantine-font-size-sm)', color: 'var(--cursa-muted)' }}>
        {open && hint ? <span style={{ display: 'block', marginTop: 6 }}>{hint}</span> : null}
        {shown ? <VisuallyHidden>{t.found(places.length)}</VisuallyHidden> : null}
      </div>
    </div>
  );
}
