export { ConfirmStep as Component } from '../../features/wizard/confirm/confirm-step.tsx';
