import fs from 'node:fs'
import http from 'node:http'

// The bytes and headers of the site's own answer, from memory, and nothing else.
const [, , port, folder] = process.argv
const body = fs.readFileSync(`${folder}/body`)
const head = JSON.parse(fs.readFileSync(`${folder}/head.json`, 'utf8'))

http
  .createServer((_request, response) => {
    response.writeHead(200, head)
    response.end(body)
  })
  .listen(Number(port), '127.0.0.1')
