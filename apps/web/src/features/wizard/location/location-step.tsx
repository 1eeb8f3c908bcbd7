import { Button, Divider, Stack, Text } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../components/card.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { stepPath } from '../draft/missing-steps.ts';
import { stopOf, type Side } from '../draft/stop-of.ts';
import { useBooking } from '../draft/use-booking.ts';
import { afterPress } from '../frame/after-press.ts';
import { WizardFrame } from '../frame/wizard-frame.tsx';
import { CategoryField } from './category-field.tsx';
import { isLocationReady } from './location-rules.ts';
import { locationTexts } from './location-texts.ts';
import { PostedNote } from './posted-note.tsx';
import { RouteMap } from './route-map.tsx';
import { StopFields } from './stop-fields.tsx';
import { useGeolocation } from './use-geolocation.ts';
import { useSetByPoint } from './use-set-by-point.ts';

/** Step 1, /home: from where, to where, and what (specification §2). */
export function LocationStep() {
  const t = useMessages(locationTexts);
  const navigate = useNavigate();
  const { draft, patch } = useBooking();
  const [side, setSide] = useState<Side>(() => (stopOf(draft, 'pickup') ? 'dropoff' : 'pickup'));
  const [categoryLeft, setCategoryLeft] = useState(false);
  const here = useGeolocation();
  const point = useSetByPoint(patch);
  const fault = point.fault ?? (here.fault ? t[here.fault] : undefined);
  return (
    <WizardFrame
      step={1}
      title={t.title}
      lead={t.lead}
      aside={
        <RouteMap
          draft={draft}
          side={side}
          onSide={setSide}
          onPick={(at) =>
            void point.set(side, at).then(() => {
              if (side === 'pickup' && !stopOf(draft, 'dropoff')) setSide('dropoff');
            })
          }
        />
      }
    >
      <PostedNote />
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isLocationReady(draft)) void navigate(stepPath('goods', draft));
          }}
        >
          <Stack gap="lg">
            <StopFields side="pickup" draft={draft} patch={patch} onActive={setSide} />
            <div>
              <Button
                variant="default"
                fullWidth
                leftSection={<IconCurrentLocation size={20} aria-hidden />}
                loading={here.busy || point.busy}
                onClick={() => here.locate((at) => void point.set('pickup', at))}
              >
                {t.locate}
              </Button>
              <div role="alert">
                {fault ? (
                  <Text c="var(--mantine-color-error)" mt="xs">
                    {fault}
                  </Text>
                ) : null}
              </div>
            </div>
            <Divider />
            <StopFields side="dropoff" draft={draft} patch={patch} onActive={setSide} />
            <Divider />
            <CategoryField
              value={draft.category}
              error={categoryLeft && !draft.category ? t.categoryRequired : undefined}
              onChange={(category) => patch({ category })}
              onBlur={() => afterPress(() => setCategoryLeft(true))}
            />
            <Button type="submit" size="lg" disabled={!isLocationReady(draft)}>
              {t.next}
            </Button>
          </Stack>
        </form>
      </Card>
    </WizardFrame>
  );
}
