export { TransactionScreen as Component } from '../../features/wallet/transaction-screen.tsx';
