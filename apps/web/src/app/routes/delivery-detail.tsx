export { DeliveryDetailScreen as Component } from '../../features/driver/detail/delivery-detail-screen.tsx';
