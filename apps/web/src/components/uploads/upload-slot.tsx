import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { describeError } from '../../lib/errors/describe-error.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { Card } from '../card.tsx';
import { PAPERS } from './file-fault.ts';
import { FileThumb } from './file-thumb.tsx';
import { uploadTexts } from './upload-texts.ts';
import { useUpload } from './use-upload.ts';

interface SentFile {
  readonly media_id: string;
  readonly name: string;
}

interface UploadSlotProps {
  readonly label: string;
  /** Of the file input. */
  readonly name: string;
  readonly value: SentFile | undefined;
  readonly onChange: (file: SentFile | undefined) => void;
  /** Told while a file is on its way. */
  readonly onBusy?: (busy: boolean) => void;
  /** A refusal by the registration itself. */
  readonly error?: string | undefined;
}

/** A place for one paper of a driver: choose or photograph, watch it travel, look at it, send it again, take it away. */
export function UploadSlot({ label, name, value, onChange, onBusy, error }: UploadSlotProps) {
  const t = useMessages(uploadTexts);
  const locale = useLocale();
  const { state, send, reset } = useUpload({ purpose: 'driver-document', accept: PAPERS }, (media, file) =>
    onChange({ media_id: media.media_id, name: file.name }),
  );
  const sending = state.kind === 'sending' ? state : undefined;
  const isSending = sending !== undefined;
  useEffect(() => onBusy?.(isSending), [isSending, onBusy]);
  const file = state.kind === 'idle' ? undefined : state.file;
  const fault =
    state.kind === 'failed'
      ? describeError(state.error, locale).text
      : state.kind === 'refused'
        ? t[state.fault]
        : error;
  const remove = () => {
    reset();
    onChange(undefined);
  };
  return (
    <div role="group" aria-label={label}>
      <Card p="md">
        <Group wrap="nowrap" align="start" gap="md">
          <FileThumb file={file} kept={value !== undefined} />
          <Stack gap={6} flex={1} miw={0}>
            <Text fw={700}>{label}</Text>
            <div role="status">
              {sending ? (
                <Text size="sm">{t.sending(Math.round(sending.share * 100))}</Text>
              ) : value ? (
                <Group gap={4} wrap="nowrap">
                  <IconCheck size={18} color="var(--mantine-color-brad-5)" aria-hidden />
                  <Text size="sm" truncate>
                    {t.stored}: {value.name}
                  </Text>
                </Group>
              ) : fault ? null : (
                <Text size="sm" c="dimmed">
                  {t.nothing}
                </Text>
              )}
            </div>
            {sending ? <Progress value={sending.share * 100} aria-label={label} color="brad" /> : null}
            <div role="alert">
              {fault ? (
                <Text size="sm" c="var(--mantine-color-error)">
                  {fault}
                </Text>
              ) : null}
            </div>
            <Group gap="xs">
              {state.kind === 'failed' ? (
                <Button onClick={() => void send(state.file)} aria-label={t.retryFor(label)}>
                  {t.retry}
                </Button>
              ) : null}
              {sending ? (
                <Button variant="default" onClick={reset} aria-label={t.cancelFor(label)}>
                  {t.cancel}
                </Button>
              ) : (
                <FileButton
                  accept={PAPERS}
                  name={name}
                  onChange={(chosen) => (chosen ? void send(chosen) : undefined)}
                >
                  {(props) => (
                    <Button
                      {...props}
                      variant={value ? 'subtle' : 'default'}
                      aria-label={value ? t.replaceFor(label) : t.chooseFor(label)}
                    >
                      {value ? t.replace : t.choose}
                    </Button>
                  )}
                </FileButton>
              )}
              {value && !sending ? (
                <Button variant="subtle" color="red" onClick={remove} aria-label={t.removeFor(label)}>
                  {t.remove}
                </Button>
              ) : null}
            </Group>
          </Stack>
        </Group>
      </Card>
    </div>
  );
}
