export { DomainError, type FieldError } from './domain-error.ts';
