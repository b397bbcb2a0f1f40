import {
  agreeStage,
  beginStage,
  claimStage,
  finishStage,
  questionStage,
  takeStageBack,
  unclaimStage,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import { viewHouse } from './house-view.ts'
import * as stages from './stage-service.ts'

/** Moves of a stage. */
export function stageRoutes(app: FastifyInstance, context: Context): void {
  mount(app, beginStage, context, async ({ houseCaller, params: { stageId } }) => {
    await stages.begin(context, houseCaller, stageId)
    return viewHouse(context, houseCaller)
  })

  mount(app, claimStage, context, async ({ houseCaller, params: { stageId }, body }) => {
    await stages.claim(context, houseCaller, stageId, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, unclaimStage, context, async ({ houseCaller, params: { stageId } }) => {
    await stages.unclaim(context, houseCaller, stageId)
    return viewHouse(context, houseCaller)
  })

  mount(app, agreeStage, context, async ({ houseCaller, params: { stageId }, body: { claimId } }) => {
    await stages.agree(context, houseCaller, stageId, claimId)
    return viewHouse(context, houseCaller)
  })

  mount(app, questionStage, context, async ({ houseCaller, params: { stageId }, body }) => {
    await stages.question(context, houseCaller, stageId, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, finishStage, context, async ({ houseCaller, params: { stageId }, body }) => {
    await stages.finish(context, houseCaller, stageId, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, takeStageBack, context, async ({ houseCaller, params: { stageId } }) => {
    await stages.takeBack(context, houseCaller, stageId)
    return viewHouse(context, houseCaller)
  })
}
