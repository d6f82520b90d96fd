import fs from 'node:fs'
import compression from 'compression'
import express from 'express'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Catalogue } from './Catalogue.js'

const [, , port] = process.argv
const products = JSON.parse(fs.readFileSync('products.json', 'utf8'))

const app = express()
app.use(compression())
app.get('/prodotti', (_request, response) => {
  const page = renderToString(h(Catalogue, { products }))
  response.type('html').send(`<!doctype html><title>Prodotti</title>${page}`)
})
app.listen(Number(port), '127.0.0.1')
