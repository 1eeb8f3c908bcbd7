export { GoodsStep as Component } from '../../features/wizard/goods/goods-step.tsx';
