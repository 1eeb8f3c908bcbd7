import { Avatar, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import type { OwnAccount } from '@cursa/contracts/http/auth';
import { PICTURES } from '../../../components/uploads/file-fault.ts';
import { uploadTexts } from '../../../components/uploads/upload-texts.ts';
import { usePreview } from '../../../components/uploads/use-preview.ts';
import { useUpload } from '../../../components/uploads/use-upload.ts';
import { describeError } from '../../../lib/errors/describe-error.ts';
import { useLocale } from '../../../lib/i18n/locale.ts';
import { useMessages } from '../../../lib/i18n/messages.ts';
import { profileTexts } from './profile-texts.ts';

interface AvatarFieldProps {
  readonly account: OwnAccount;
  /** The id of a photo that is uploaded and waits for the update. */
  readonly onStored: (mediaId: string) => void;
  /** A photo waits for the update. */
  readonly waiting: boolean;
}

/** The photo of the profile; a new one is seen at once and kept with the update. */
export function AvatarField({ account, onStored, waiting }: AvatarFieldProps) {
  const t = useMessages(profileTexts);
  const words = useMessages(uploadTexts);
  const locale = useLocale();
  const { state, send } = useUpload({ purpose: 'profile-image', accept: PICTURES }, (media) =>
    onStored(media.media_id),
  );
  const preview = usePreview(state.kind === 'idle' || state.kind === 'refused' ? undefined : state.file);
  const fault =
    state.kind === 'failed'
      ? describeError(state.error, locale).text
      : state.kind === 'refused'
        ? words[state.fault]
        : undefined;
  return (
    <Group gap="lg" align="center">
      <Avatar
        src={preview ?? (account.profile_image_url || null)}
        alt={t.photo}
        name={`${account.first_name} ${account.last_name}`}
        size={96}
        color="borna"
      />
      <Stack gap={6} flex={1} miw={180} align="start">
        <FileButton
          accept={PICTURES}
          name="profile_image"
          onChange={(file) => (file ? void send(file) : undefined)}
        >
          {(props) => (
            <Button {...props} variant="default" disabled={state.kind === 'sending'}>
              {t.changePhoto}
            </Button>
          )}
        </FileButton>
        {state.kind === 'failed' ? (
          <Button variant="subtle" onClick={() => void send(state.file)}>
            {t.photoRetry}
          </Button>
        ) : null}
        {state.kind === 'sending' ? (
          <Progress w="100%" value={state.share * 100} color="brad" aria-label={t.photo} />
        ) : null}
        <div role="status">
          {state.kind === 'sending' ? (
            <Text size="sm">{t.photoSending(Math.round(state.share * 100))}</Text>
          ) : waiting ? (
            <Text size="sm">{t.photoReady}</Text>
          ) : null}
        </div>
        <div role="alert">
          {fault ? (
            <Text size="sm" c="var(--mantine-color-error)">
              {fault}
            </Text>
          ) : null}
        </div>
      </Stack>
    </Group>
  );
}
