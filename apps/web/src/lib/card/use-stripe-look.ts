import { useComputedColorScheme, useMantineTheme } from '@mantine/core';
import type { StripeElementStyle } from '@stripe/stripe-js';

/** The theme's colours as values: Stripe's frames do not see our style sheet. */
export function useStripeLook(): StripeElementStyle {
  const { colors, black } = useMantineTheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const shade = (name: string, index: number): string => colors[name]?.[index] ?? black;
  const ink = isDark ? shade('dark', 0) : black;
  const quiet = isDark ? shade('dark', 2) : shade('asfalt', 5);
  const error = isDark ? '#ff8fa6' : '#b3143c';
  return {
    base: {
      color: ink,
      iconColor: quiet,
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '22px',
      '::placeholder': { color: quiet },
    },
    invalid: { color: error, iconColor: error },
  };
}
