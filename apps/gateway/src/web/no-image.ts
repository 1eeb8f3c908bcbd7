/** The picture that stands for "no image" (decision 36). */
export const noImage = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">
<rect width="320" height="240" fill="#eef1f4"/>
<g fill="none" stroke="#9aa7b4" stroke-width="8">
<rect x="92" y="62" width="136" height="96" rx="10"/>
<circle cx="128" cy="94" r="11"/>
<path d="M96 146l36-34 22 20 32-34 38 38"/>
</g>
<path d="M84 186h152" stroke="#c3ccd5" stroke-width="10" stroke-linecap="round"/>
</svg>
`;
