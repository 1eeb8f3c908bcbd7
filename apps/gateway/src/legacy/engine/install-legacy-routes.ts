import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../../edge/edge.ts';
import { factsOf } from '../../edge/request-facts.ts';
import { translations } from '../translations.ts';
import { answerFailure } from './answer-failure.ts';
import { admit } from './authenticate.ts';
import { installFormParsers } from './read-form.ts';
import { runCall } from './run-call.ts';

/**
 * Routes the legacy calls.
 * @throws Error when a call of the contracts has no translation: the gateway does not start then
 */
export async function installLegacyRoutes(
  fastify: FastifyInstance,
  { edge }: { readonly edge: Edge },
): Promise<void> {
  await installFormParsers(fastify, edge);
  for (const call of allLegacyCalls) {
    const translation = translations.find((candidate) => candidate.call.name === call.name);
    if (!translation) throw new Error(`The legacy call ${call.name} has no translation`);
    fastify.route({
      method: [...call.methods],
      url: `/${call.name}`,
      exposeHeadRoute: false,
      config: { isOpen: call.who === 'open' },
      errorHandler: (error, request, reply) => void answerFailure(edge, translation, error, request, reply),
      // Nobody who may not call makes the gateway read a body.
      preParsing: async (request) => {
        admit(call, factsOf(request).caller);
      },
      handler: (request, reply) => runCall(edge, translation, request, reply),
    });
  }
}
