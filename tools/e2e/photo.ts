import sharp from 'sharp';

/** A real PNG that differs for each label: what stands ready to be moved. */
export async function photo(label: string, colour: string): Promise<Blob> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#f3efe6"/><rect x="80" y="180" width="480" height="180" rx="24" fill="${colour}"/>
    <rect x="110" y="120" width="420" height="120" rx="20" fill="${colour}" opacity="0.7"/>
    <text x="320" y="430" font-family="sans-serif" font-size="32" text-anchor="middle">${label}</text></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}
