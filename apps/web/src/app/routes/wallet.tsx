export { WalletScreen as Component } from '../../features/wallet/wallet-screen.tsx';
