import { useState } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { formatExpiry } from './card-expiry.ts';
import { brandOf, digitsOf, formatCardNumber } from './card-number.ts';
import { checkCard, type CardFaults } from './check-card.ts';
import { emptyCard, type CardField, type TypedCard } from './typed-card.ts';

const format: Readonly<Record<CardField, (text: string, card: TypedCard) => string>> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: (text, card) => digitsOf(text).slice(0, brandOf(digitsOf(card.number)).cvcLength),
};

export interface TypedCardState {
  readonly card: TypedCard;
  readonly complete: boolean;
  /** All that is wrong. */
  readonly faults: CardFaults;
  /** What is wrong with the fields that were left already, for showing. */
  readonly shown: CardFaults;
  readonly format: (field: CardField, text: string) => string;
  readonly type: (field: CardField, text: string) => void;
  readonly fill: (card: TypedCard) => void;
  /** The field was left: its fault may be shown. */
  readonly leave: (field: CardField) => void;
  readonly leaveAll: () => void;
}

/** The card in the fields. A field is told wrong when it is left or sent, not while it is typed. */
export function useTypedCard(): TypedCardState {
  const locale = useLocale();
  const [card, setCard] = useState(emptyCard);
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const faults = checkCard(card, locale);
  const shown = Object.fromEntries(
    Object.entries(faults).filter(([field]) => left.has(field as CardField)),
  ) as CardFaults;
  return {
    card,
    complete: Object.keys(faults).length === 0,
    faults,
    shown,
    format: (field, text) => format[field](text, card),
    type: (field, text) => setCard((now) => ({ ...now, [field]: format[field](text, now) })),
    fill: (whole) => {
      setCard(whole);
      setLeft(new Set());
    },
    leave: (field) => setLeft((now) => new Set(now).add(field)),
    leaveAll: () => setLeft(new Set<CardField>(['number', 'expiry', 'cvc'])),
  };
}
