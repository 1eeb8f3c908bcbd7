import { Stack } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormNote } from '../../components/form-note.tsx';
import { useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { DocumentSlots } from './document-slots.tsx';
import { DriverFrame } from './driver-frame.tsx';
import { driverTexts } from './driver-texts.ts';
import { StepButtons } from './step-buttons.tsx';
import { useFiles } from './use-files.ts';

/** Step 5: both sides of the driving licence; not required in order to go on (specification §5). */
export function LicenceScreen() {
  const t = useMessages(driverTexts);
  const navigate = useNavigate();
  const { draft, busy, setBusy, change } = useFiles();
  const [pressed, setPressed] = useState(false);
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!busy) void navigate(paths.driverDocuments);
  };
  return (
    <DriverFrame step="Licence" lead={t.licenceLead}>
      <form noValidate onSubmit={goOn}>
        <Stack gap="md">
          <DocumentSlots
            slots={[
              { kind: 'licence_front_image', label: t.licenceFront, name: 'licence_front_image' },
              { kind: 'licence_back_image', label: t.licenceBack, name: 'licence_back_image' },
            ]}
            files={draft.files}
            onChange={change}
            onBusy={setBusy}
          />
          <FormNote text={pressed && busy ? t.uploading : undefined} />
          <StepButtons back={paths.driverCompany} />
        </Stack>
      </form>
    </DriverFrame>
  );
}
