import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemMediaType } from '@cursa/contracts/problem';
import { log } from '../logging/logger.ts';
import { attributes } from '../telemetry/attributes.ts';
import { pathOf } from './path-of.ts';
import { toProblem } from './problem.ts';
import { ReplayedProblem } from './replayed-problem.ts';

/** Makes problem+json of every error; what is not a known refusal is logged and answered without details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (error instanceof ReplayedProblem) {
      void reply.status(error.status).type(problemMediaType).send(JSON.stringify(error.body));
      return;
    }
    const problem = toProblem(error, pathOf(request));
    trace.getActiveSpan()?.setAttribute(attributes.problem, problem.code);
    if (problem.status === 500) log().error({ err: error }, 'A request failed unexpectedly');
    else if (problem.status > 500)
      log().warn({ problem: problem.code, err: error }, 'A part did not do its work');
    else log().debug({ problem: problem.code, err: error }, 'A request was refused');
    if (reply.sent || reply.raw.headersSent) {
      // A stream broke off halfway: there is no answer left to give, only the connection to end.
      reply.raw.destroy();
      return;
    }
    void reply.status(problem.status).type(problemMediaType).send(JSON.stringify(problem));
  }
}
