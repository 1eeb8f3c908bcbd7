import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  categoryByPicker,
  categoryKeys,
  type Category,
  type CategoryKey,
} from '@cursa/contracts/catalogues/categories';
import { screenLiterals } from '@cursa/contracts/legacy-literals';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { missingSteps } from '../draft/missing-steps.ts';
import { categoryOf, handlingPanel } from '../draft/order-parts.ts';
import { useBooking } from '../draft/use-booking.ts';
import { MissingNote } from '../frame/missing-note.tsx';
import { WizardFrame } from '../frame/wizard-frame.tsx';
import { PricePanel } from '../price/price-panel.tsx';
import { useEstimate } from '../price/use-estimate.ts';
import { CategoryHeading } from './category-heading.tsx';
import { GoodsPart } from './goods-part.tsx';
import { goodsTexts } from './goods-texts.ts';
import { HandlingPanel } from './handling/handling-panel.tsx';

/** Step 2, /parcelfirst?cate=N: the form of the category with that picker number (specification §2). */
export function GoodsStep() {
  const booking = useBooking();
  const cate = useSearchParams()[0].get('cate');
  const asked = cate === null ? undefined : categoryByPicker(cate);
  const category = asked ?? categoryOf(booking.draft.category);
  const key = categoryKeys.find((known) => known === category?.key);
  return category && key ? <GoodsScreen category={category} categoryKey={key} /> : <NoCategory />;
}

function NoCategory() {
  const t = useMessages(goodsTexts);
  return (
    <WizardFrame step={2} title={screenLiterals.listATripTitle}>
      <EmptyState
        title={t.chooseFirst}
        text={t.chooseFirstText}
        action={<LinkButton to={paths.home}>{t.chooseLink}</LinkButton>}
      />
    </WizardFrame>
  );
}

interface GoodsScreenProps {
  readonly category: Category;
  readonly categoryKey: CategoryKey;
}

function GoodsScreen({ category, categoryKey }: GoodsScreenProps) {
  const t = useMessages(goodsTexts);
  const navigate = useNavigate();
  const { draft: kept, patch } = useBooking();
  // The address says the category; the draft follows with the first change.
  const draft = { ...kept, category: categoryKey };
  const goods = draft.goods[categoryKey];
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const price = useEstimate(draft);
  const panel = handlingPanel(categoryKey);
  const go = () => {
    patch({ category: categoryKey });
    if (goods?.ready) return void navigate(paths.parcelsecond);
    setTried(true);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus(),
    );
  };
  return (
    <WizardFrame
      step={2}
      title={screenLiterals.listATripTitle}
      aside={<PricePanel price={price} />}
      asideSticks={price.known}
    >
      <MissingNote draft={draft} steps={missingSteps(draft, 'goods')} />
      <CategoryHeading category={category} categoryKey={categoryKey} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <GoodsPart
          category={category}
          goods={goods}
          tried={tried}
          onChange={(next) =>
            patch({ category: categoryKey, goods: { ...draft.goods, [categoryKey]: next } })
          }
        />
        {panel === 'none' ? null : (
          <HandlingPanel
            folded={panel === 'folded'}
            from={draft.from}
            to={draft.to}
            onChange={(part) => patch({ category: categoryKey, ...part })}
          />
        )}
        <div role="alert">
          {tried && !goods?.ready ? (
            <Text c="var(--mantine-color-error)" mt="md">
              {goods?.lines.some(({ quantity }) => quantity > 0) === false ? t.nothing : t.fix}
            </Text>
          ) : null}
        </div>
        <Button type="submit" size="lg" fullWidth mt="lg">
          {screenLiterals.saveAndContinue}
        </Button>
      </form>
    </WizardFrame>
  );
}
