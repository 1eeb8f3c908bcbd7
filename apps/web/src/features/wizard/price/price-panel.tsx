import { Button, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { PriceLines } from './price-lines.tsx';
import { priceTexts } from './price-texts.ts';
import { PriceTotal, type PriceState } from './price-total.tsx';
import classes from './price-panel.module.css';

/** The price beside the form where there is room; on a phone a bar at the bottom that opens. */
export function PricePanel({ price }: { readonly price: PriceState }) {
  const wide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  return wide ? <PriceCard price={price} /> : <PriceBar price={price} />;
}

function PriceCard({ price }: { readonly price: PriceState }) {
  return (
    <Card>
      <Stack gap="md">
        <PriceTotal price={price} size={34} />
        {price.known && price.estimate && !price.error ? <PriceLines estimate={price.estimate} /> : null}
      </Stack>
    </Card>
  );
}

function PriceBar({ price }: { readonly price: PriceState }) {
  const t = useMessages(priceTexts);
  const [open, setOpen] = useState(false);
  const details = useId();
  const shown = price.known && price.estimate && !price.error;
  const Chevron = open ? IconChevronDown : IconChevronUp;
  return (
    <section className={classes['bar']} aria-label={t.title}>
      {shown && open ? (
        <div id={details} className={classes['details']}>
          {price.estimate ? <PriceLines estimate={price.estimate} /> : null}
        </div>
      ) : null}
      <div className={classes['row']}>
        <PriceTotal price={price} size={24} />
        {shown ? (
          <Button
            variant="default"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            aria-label={open ? t.close : t.open}
            onClick={() => setOpen(!open)}
          >
            <Chevron size={24} aria-hidden />
          </Button>
        ) : null}
      </div>
    </section>
  );
}
