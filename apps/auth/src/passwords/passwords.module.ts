import { Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.ts';

@Module({ providers: [PasswordHasher], exports: [PasswordHasher] })
export class PasswordsModule {}
