import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Access } from '@cursa/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { endpointOf } from '../http/endpoint-metadata.ts';
import { stateOf } from '../http/request-state.ts';
import { ServiceClient } from '../http/service-client.ts';
import { DriverNotActivatedError, NoSessionError, NotAServiceError, WrongRoleError } from './auth.errors.ts';
import type { CallerIdentity } from './caller.ts';
import { DRIVER_STANDING, httpDriverStanding, type DriverStanding } from './driver-standing.ts';
import { ServiceTokens } from './service-token.ts';
import { Sessions } from './sessions.ts';

/** Lets a request in as its endpoint's `access` says; there is no other rule and no default. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly serviceTokens: ServiceTokens,
    private readonly client: ServiceClient,
    private readonly modules: ModuleRef,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint) return false;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const state = stateOf(request);
    const token = bearer(request);
    switch (endpoint.access.kind) {
      case 'signature':
        return true;
      case 'open':
        state.caller = token === undefined ? undefined : await this.sessions.read(token);
        return true;
      case 'service': {
        const service = token === undefined ? undefined : await this.serviceTokens.verify(token);
        if (service === undefined || !endpoint.access.callers.includes(service)) throw new NotAServiceError();
        state.callingService = service;
        return true;
      }
      case 'session':
        state.caller = await this.admit(endpoint.access, token);
        return true;
    }
  }

  private async admit(access: Extract<Access, { kind: 'session' }>, token: string | undefined) {
    const caller = token === undefined ? undefined : await this.sessions.read(token);
    if (!caller) throw new NoSessionError();
    if (!access.roles.includes(caller.role)) throw new WrongRoleError();
    if (!access.activeDriver || caller.role !== 'driver' || caller.status === 'active') return caller;
    return this.askOwner(caller);
  }

  /** The token may be older than the activation: the owner is asked before the driver is refused. */
  private async askOwner(caller: CallerIdentity): Promise<CallerIdentity> {
    const standing = await this.standing()(caller.accountId);
    if (standing !== 'active') throw new DriverNotActivatedError();
    return { ...caller, status: 'active' };
  }

  private standing(): DriverStanding {
    try {
      return this.modules.get<DriverStanding>(DRIVER_STANDING, { strict: false });
    } catch {
      return httpDriverStanding(this.client);
    }
  }
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
