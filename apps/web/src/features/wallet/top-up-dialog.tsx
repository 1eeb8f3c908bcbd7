import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { CardCheckout } from '../../components/paying/card-checkout.tsx';
import { usePayment } from '../../components/paying/use-payment.ts';
import { formatMoney } from '../../lib/format/money.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tell, tellError, tellSuccess } from '../../lib/notices/notices.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { walletTexts } from './wallet-texts.ts';

interface TopUpDialogProps {
  readonly amountMinor: number;
  readonly returnTo: string;
  readonly onClose: () => void;
}

/** Card checkout of a top-up; stays open while nobody knows how the payment ended. */
export function TopUpDialog({ amountMinor, returnTo, onClose }: TopUpDialogProps) {
  const t = useMessages(walletTexts);
  const navigate = useNavigate();
  const symbol = useSettings()?.currency_symbol ?? '$';
  const payment = usePayment({
    returnTo,
    onPaid: useCallback(() => {
      tellSuccess(literals.walletToppedUp, screenLiterals.successTitle);
      void navigate(returnTo);
    }, [navigate, returnTo]),
    onRefused: () => tellError(literals.walletFailed),
  });
  const isHeld = payment.state.kind !== 'ready' && payment.state.kind !== 'refused';
  return (
    <Dialog opened onClose={onClose} title={t.payTitle} isHeld={isHeld}>
      <CardCheckout
        payment={payment}
        purchase={{ purpose: 'top-up', amount_minor: amountMinor }}
        label={t.payButton(formatMoney(amountMinor, symbol))}
        onToken={() => tell(screenLiterals.cardTokenArrived)}
      />
    </Dialog>
  );
}
