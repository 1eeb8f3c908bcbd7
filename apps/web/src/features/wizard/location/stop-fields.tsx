import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n/messages.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { stopFields, type Side } from '../draft/stop-of.ts';
import { afterPress } from '../frame/after-press.ts';
import { stopFault } from './location-rules.ts';
import { locationTexts } from './location-texts.ts';
import { PlaceField } from './place-field.tsx';

interface StopFieldsProps {
  readonly side: Side;
  readonly draft: BookingDraft;
  readonly patch: (part: Partial<BookingDraft>) => void;
  readonly onActive: (side: Side) => void;
}

/** One end of the trip: the address from the suggestions and a line for street and door. */
export function StopFields({ side, draft, patch, onActive }: StopFieldsProps) {
  const t = useMessages(locationTexts);
  const [left, setLeft] = useState(false);
  const fault = stopFault(draft, side);
  const words = { required: t.required[side], choose: t.choose, same: t.same };
  return (
    <Stack gap="sm">
      <PlaceField
        label={t[side]}
        placeholder={t.placeholder}
        value={draft[`${side}address`]}
        error={left && fault ? words[fault] : undefined}
        onType={(text) => patch(stopFields(side, text))}
        onChoose={(place) => patch(stopFields(side, place.label, place))}
        onFocus={() => onActive(side)}
        onBlur={() => afterPress(() => setLeft(true))}
      />
      <TextInput
        label={t.additional[side]}
        placeholder={t.additionalHint}
        maxLength={300}
        autoComplete="off"
        value={draft[`${side}_additionalAddress`]}
        onChange={({ currentTarget }) => patch({ [`${side}_additionalAddress`]: currentTarget.value })}
      />
    </Stack>
  );
}
