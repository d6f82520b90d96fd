import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { pictures } from '../src/pictures/manifest'
import { shadeOfPicture } from '../views/text/pictures/shadePictures'

test('the plan has one line for each picture but those that share a scene', () => {
  const plan = fs.readFileSync('studio/PLAN.md', 'utf8')
  const planned = [...plan.matchAll(/^\| ([\w-]+) \|(?! scene)/gm)].map(([, name]) => name)
  const wanted = pictures.map(({ name }) => name).filter((name) => !shadeOfPicture(name))
  expect(planned.sort()).toEqual(wanted.sort())
})
