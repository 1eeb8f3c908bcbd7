import {
  IconCash,
  IconClipboardList,
  IconHistory,
  IconPackage,
  IconRoute,
  IconTag,
  IconUser,
  IconWallet,
} from '@tabler/icons-react';
import { defineMessages, useMessages } from '../../lib/i18n/messages.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSession } from '../../lib/session/session-record.ts';

const messages = defineMessages({
  ro: {
    delivery: 'Livrări',
    wallet: 'Portofel',
    profile: 'Profil',
    offers: 'Oferte',
    requests: 'Cereri',
    trips: 'Curse',
    history: 'Istoric',
    earnings: 'Câștig',
  },
  en: {
    delivery: 'Delivery',
    wallet: 'Wallet',
    profile: 'Profile',
    offers: 'Offers',
    requests: 'Requests',
    trips: 'Trips',
    history: 'History',
    earnings: 'Earnings',
  },
});

/** The screens of the role in the header's order (specification §2). */
export function useMemberLinks() {
  const t = useMessages(messages);
  return useSession()?.role === 'driver'
    ? [
        { to: paths.driverOffers, label: t.requests, icon: IconClipboardList },
        { to: paths.currentTrips, label: t.trips, icon: IconRoute },
        { to: paths.driverHistory, label: t.history, icon: IconHistory },
        { to: paths.earnings, label: t.earnings, icon: IconCash },
        { to: paths.profile, label: t.profile, icon: IconUser },
      ]
    : [
        { to: paths.send, label: t.delivery, icon: IconPackage },
        { to: paths.wallet, label: t.wallet, icon: IconWallet },
        { to: paths.profile, label: t.profile, icon: IconUser },
        { to: paths.offer, label: t.offers, icon: IconTag },
      ];
}
