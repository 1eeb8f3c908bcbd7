import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../../../testing/show.tsx';
import type { DraftPhoto } from '../../draft/booking-draft.ts';
import { PhotosSection } from './photos-section.tsx';
import { bePatient } from '../../testing/be-patient.ts';
import type { UploadPhoto } from './use-photos.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const stored = (media_id: string): Awaited<ReturnType<UploadPhoto>> => ({
  media_id,
  purpose: 'product-photo',
  width: 1,
  height: 1,
  bytes: 1,
  content_type: 'image/png',
  url: `/media/${media_id}`,
});

function Photos({ upload }: { readonly upload: UploadPhoto }) {
  const [photos, setPhotos] = useState<DraftPhoto[]>([]);
  return (
    <>
      <output>{photos.map(({ media_id }) => media_id).join(',')}</output>
      <PhotosSection photos={photos} onChange={setPhotos} onUploading={() => undefined} upload={upload} />
    </>
  );
}

bePatient();

describe('PhotosSection', () => {
  beforeEach(() => void (URL.createObjectURL = () => 'blob:x'));

  it('takes three photos at most, tries one again alone, and removes', async () => {
    const sent: string[] = [];
    const upload = jest.fn<UploadPhoto>(async (_purpose, blob) => {
      const name = (blob as File).name;
      sent.push(name);
      if (name === 'b.png' && sent.filter((other) => other === name).length === 1)
        throw new TypeError('Network Error');
      return stored(name);
    });
    show(<Photos upload={upload} />);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, [file('a.png'), file('b.png'), file('c.png'), file('d.png')]);
    expect(await screen.findByText(/Nu s-a încărcat/)).toBeInTheDocument();
    expect(sent).toEqual(['a.png', 'b.png', 'c.png']);
    expect(await screen.findByText('a.png,c.png')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Încearcă din nou/ }));
    expect(sent).toEqual(['a.png', 'b.png', 'c.png', 'b.png']);
    expect(await screen.findByText('a.png,c.png,b.png')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Adaugă fotografii' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Elimină: Fotografia 1' }));
    expect(screen.getByText('c.png,b.png')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Adaugă fotografii' })).toBeEnabled();
  });
});
