export { ContactStep as Component } from '../../features/wizard/contact/contact-step.tsx';
