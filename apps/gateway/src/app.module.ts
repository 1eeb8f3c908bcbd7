import { Module } from '@nestjs/common';

/** The gateway has no controllers: its routes are tables over the contracts, installed on Fastify itself. */
@Module({})
export class AppModule {}
