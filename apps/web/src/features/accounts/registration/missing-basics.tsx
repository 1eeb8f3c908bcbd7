import { MissingStep } from '../../../components/registration/missing-step.tsx';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { basicSchema } from './basic-schema.ts';
import { registrationTexts } from './registration-texts.ts';
import type { SenderDraft } from './sender-draft.ts';

/** Whether step 1 is filled in as the server wants it. */
export function hasBasics(draft: SenderDraft): boolean {
  return basicSchema('').safeParse(draft).success;
}

/** On the later steps, opened alone: leads to the first one. */
export function MissingBasics({
  draft,
  short = false,
}: {
  readonly draft: SenderDraft;
  readonly short?: boolean;
}) {
  const t = useMessages(registrationTexts);
  if (hasBasics(draft)) return null;
  return (
    <MissingStep
      step={t.stepBasic}
      to={short ? paths.informationUser : paths.informationBussiness}
      text={t.missing}
    />
  );
}
