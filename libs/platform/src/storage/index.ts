export { ObjectStorage, type StorageOptions } from './object-storage.ts';
export { signedLink, verifyLink, type LinkOptions, type LinkVerdict } from './signed-link.ts';
