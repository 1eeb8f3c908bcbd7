import { createTheme, rem, type MantineColorsTuple } from '@mantine/core';

/** Vermilion of the kilometre stone's cap. Shade 6 carries white text at 4.9:1. */
const borna: MantineColorsTuple = [
  '#FFF0EC',
  '#FBDDD6',
  '#F5B9AC',
  '#EF937F',
  '#E97259',
  '#DD5339',
  '#CF3A24',
  '#B02E1B',
  '#8F2617',
  '#6E1D12',
];
/** Asphalt: ink on paper in light, ground in dark. */
const asfalt: MantineColorsTuple = [
  '#F3F5F8',
  '#E3E7ED',
  '#C7CED9',
  '#A6B1C0',
  '#8592A5',
  '#67768B',
  '#4C596C',
  '#384354',
  '#262F3D',
  '#1D2430',
];
const brad: MantineColorsTuple = [
  '#E9F7F0',
  '#D2EBDF',
  '#A5D6BE',
  '#76C09B',
  '#4EAD7E',
  '#349B69',
  '#1F7A4D',
  '#19643F',
  '#134E31',
  '#0D3822',
];
const lanterna: MantineColorsTuple = [
  '#FFF8E6',
  '#FFEDC2',
  '#FFDD8F',
  '#FFCF66',
  '#FFC141',
  '#F2AE22',
  '#B7791F',
  '#8F5E16',
  '#6B4610',
  '#4A300A',
];
const dark: MantineColorsTuple = [
  '#E6EAF0',
  '#C3CAD5',
  '#9DA8B8',
  '#77849A',
  '#48546A',
  '#36414F',
  '#29323E',
  '#1D242E',
  '#14181F',
  '#0E1116',
];

/** "Borna": the look of Cursa. Road-sign letters, stone-round corners, room for a gloved thumb. */
export const theme = createTheme({
  primaryColor: 'borna',
  primaryShade: { light: 6, dark: 6 },
  colors: { borna, asfalt, brad, lanterna, dark },
  black: '#1D2430',
  fontFamily: "'Overpass Variable', 'Overpass stand-in', system-ui, sans-serif",
  headings: {
    fontFamily: "'Overpass Variable', 'Overpass stand-in', system-ui, sans-serif",
    fontWeight: '800',
    sizes: {
      h1: { fontSize: rem(32), lineHeight: '1.15' },
      h2: { fontSize: rem(24), lineHeight: '1.2' },
      h3: { fontSize: rem(19), lineHeight: '1.3' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(16), xl: rem(24) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'md' },
      styles: { root: { minHeight: rem(44) }, label: { whiteSpace: 'normal', textAlign: 'center' } },
    },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Autocomplete: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Anchor: { defaultProps: { underline: 'always', c: 'var(--cursa-link)' } },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});
